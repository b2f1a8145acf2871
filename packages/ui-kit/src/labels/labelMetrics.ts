/** Height of a label and the advance of a character of Plex Mono at 12 px, px. */
export const LABEL_HEIGHT_PX = 14;
export const CHARACTER_PX = 7.25;

/** The family that a label is set in: lengths and values of diagrams in `mono`, all others in `sans`. */
export type LabelFace = 'sans' | 'mono';

/** Returns the width of a text in the font of a face, px. */
export type LabelMeasure = (text: string, face: LabelFace) => number;

let measure: LabelMeasure | null = null;

/** Lays labels out by the widths of a measure from now on; null goes back to the table. */
export function setLabelMeasure(next: LabelMeasure | null): void {
  measure = next;
}

/**
 * Returns the width kept for a text, px: as measured in the page's own fonts once a widget is drawn in a browser. On a
 * server and in a worker it comes from a table, which Plex stays below on average.
 */
export function getLabelWidth(text: string, face: LabelFace = 'mono'): number {
  return measure?.(text, face) ?? text.length * CHARACTER_PX;
}
