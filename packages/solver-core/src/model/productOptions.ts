import { USER_OPTIONS } from './productConstants.ts';

/** Decimals of the displayed unit that the accurate mode keeps; reports show as many. */
export const ACCURATE_DIGITS = 6;

/**
 * Business constants of the product that are not the document's: what its user options start with, and what it allows. Nothing in the
 * solver reads them; they stand here so that browser and server agree.
 */
export const PRODUCT_OPTIONS = {
  /** User option `fixedDigits`: digits after the point of a shown number. */
  fixedDigits: USER_OPTIONS.fixedDigits,
  /** The same in reports and where the document is `isAccurate`. */
  accurateDigits: ACCURATE_DIGITS,
  /** User option `strokeWidth`: thickness of the drawn beam axis. */
  strokeWidthPx: USER_OPTIONS.strokeWidth,
  /** User option `rowsPerPage` of lists of stored objects. */
  rowsPerPage: USER_OPTIONS.rowsPerPage,
  /** User option `splitterPosition`: part of the window that the drawing has beside or above the results, per cent. */
  splitterPosition: USER_OPTIONS.splitterPosition,
  /** Colour of a new material. */
  materialColor: 'grey',
  /** Colours of diagrams below and above zero, in the light theme and on paper. */
  negativeColor: '#c00000',
  positiveColor: '#0080c0',
  /** Materials, and sections, taken from libraries or files into one case: at once, and in all. */
  importPerBatch: 5,
  importInTotal: 10,
} as const;
