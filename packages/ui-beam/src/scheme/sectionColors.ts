/**
 * Colours of the sections of a beam, one for each combination of material and cross-section, in order. All have a
 * contrast of at least 3 against the sheet of both themes; neighbours have very different hues and alternating
 * lightness.
 */
export const SECTION_COLORS = [
  '#4f7d96',
  '#b5762a',
  '#3f8a6a',
  '#a8658f',
  '#7f7f2f',
  '#6f74b8',
  '#c0655a',
  '#2f8a93',
  '#8c7560',
  '#7e8a5a',
  '#9a6fc0',
  '#5f8a3f',
  '#b0687a',
  '#5b84b8',
] as const;
