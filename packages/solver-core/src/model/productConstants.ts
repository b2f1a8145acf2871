/**
 * Constants of the product around the document: of a reader's options, of subscriptions and of dates. Nothing in the core reads
 * them; they stand here so that browser and server agree.
 */

/** Values of a reader's options until they choose others; those not here follow the system, or are off. */
export const USER_OPTIONS = {
  rowsPerPage: 10,
  fixedDigits: 3,
  /** Per cent, rounded to three decimals. */
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

/** What a reader who has chosen nothing is offered, and for how long, in months. */
export const SUBSCRIPTION = {
  choice: { productId: 0, branchId: 0, bundleId: 0, period: 1 },
  periods: [1, 6, 12],
  lowestPriceUsd: 22.56,
  /** Readers are told that a subscription ends in this many days or fewer. */
  alertDays: 5,
} as const;

/** A link to log in without a password, or to an account closed before, is good for so long. */
export const RECOVERY_LINK_DAYS = 30;

export const DAY_MS = 86_400_000;
