/** Height of a label and the advance of a character of Plex Mono at 12 px, px. */
export const LABEL_HEIGHT_PX = 14;
export const CHARACTER_PX = 7.25;

/** The font of a label: `mono` for lengths and values of diagrams, `sans` for all others. */
export type LabelFace = 'sans' | 'mono';

/** Returns the width of a text in the font of a face, px. */
export type LabelMeasure = (text: string, face: LabelFace) => number;

let measure: LabelMeasure | null = null;

/** Sets the measure for label widths; null restores the table. */
export function setLabelMeasure(next: LabelMeasure | null): void {
  measure = next;
}

/**
 * Returns the width reserved for a text, px: measured in the page's own fonts once a widget is drawn in a browser. On a
 * server and in a worker it comes from a table, whose values are above the average of Plex.
 */
export function getLabelWidth(text: string, face: LabelFace = 'mono'): number {
  return measure?.(text, face) ?? text.length * CHARACTER_PX;
}
