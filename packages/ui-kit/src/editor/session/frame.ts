/** Finds the element all of an editor is in; each editor marks its own with `data-editor`. */
export const FRAME = '[data-editor]';
