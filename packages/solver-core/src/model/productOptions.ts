/**
 * Constants of the product around the document: of a reader's options, of what it allows, of subscriptions and of dates. `solveBeam`
 * reads none of them; they stand here so that browser and server agree.
 */

/** Values of a reader's options until they choose others; those not here follow the system, or are off. */
export const USER_OPTIONS = {
  /** Of lists of stored objects. */
  rowsPerPage: 10,
  /** Digits after the point of a shown number. */
  fixedDigits: 3,
  /** Part of the room that the drawing has beside or above the results: per cent, rounded to three decimals. */
  splitterPosition: 50,
  /** Thickness of the drawn beam axis, px. */
  strokeWidth: 8,
  confirmCreate: true,
  confirmDelete: true,
  expandOnRefreshResults: true,
  showDescription: true,
  showFeatureIntroducer: true,
  drawCS: true,
  drawReactions: true,
  showTopsOnly: true,
  showBottomsOnly: true,
  showSectionNumbers: false,
  showAllCases: false,
  /** Results below the board; `wide` puts them beside it. */
  layout: 'default',
  exportFormat: 'png',
} as const;

/** Business constants of the product that are neither the document's nor a reader's option. */
export const PRODUCT_OPTIONS = {
  /** Decimals of the displayed unit that the accurate mode keeps; reports show as many. */
  accurateDigits: 6,
  /** Colour of a new material. */
  materialColor: 'grey',
  /** Colours of diagrams below and above zero, in the light theme and on paper. */
  negativeColor: '#c00000',
  positiveColor: '#0080c0',
  /** Materials, and sections, taken from libraries or files into one case: at once, and in all. */
  importPerBatch: 5,
  importInTotal: 10,
} as const;

/** What a reader who has chosen nothing is offered, and for how long, in months. */
export const SUBSCRIPTION = {
  choice: { productId: 0, branchId: 0, bundleId: 0, period: 1 },
  periods: [1, 6, 12],
  /** By the month. */
  lowestPriceUsd: 22.56,
  /** Readers are told that a subscription ends in this many days or fewer. */
  alertDays: 5,
} as const;

/** A link to log in without a password, or to an account closed before, is good for so long. */
export const RECOVERY_LINK_DAYS = 30;

/** A day without a change of clocks. */
export const DAY_MS = 86_400_000;
