/** Where the icons are: a picture with a symbol for each, beside the page. */
export const SPRITE = "./icons.svg";
