/** The selector of the element that contains the whole editor; each editor marks its own with `data-editor`. */
export const FRAME = '[data-editor]';
