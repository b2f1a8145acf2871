/**
 * Colours of case sets and materials that readers with colour blindness can distinguish: the product's own blue-grey,
 * then those of Okabe and Ito (jfly.uni-koeln.de/color, 2008) without black and yellow.
 */
export const SET_COLORS = [
  '#607d8b',
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
] as const;
