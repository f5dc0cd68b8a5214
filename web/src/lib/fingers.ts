/** Whether this person has fingers only: nobody tells them of keys. */
export const fingers = (): boolean => typeof matchMedia === "function" && matchMedia("(hover: none)").matches;
