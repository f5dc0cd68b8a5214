/** Whether the list of keys is open. */
export const help = $state({ open: false });
