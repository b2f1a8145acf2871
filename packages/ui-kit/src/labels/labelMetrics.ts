/**
 * Height of a label and the advance of a character of Plex Mono at 12 px, which Plex Sans stays below on average, px.
 */
export const LABEL_HEIGHT_PX = 14;
export const CHARACTER_PX = 7.25;

/** Gives the width kept for a text, px: never less than it takes in the fonts of the theme. */
export function getLabelWidth(text: string): number {
  return text.length * CHARACTER_PX;
}
