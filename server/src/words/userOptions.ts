import { LOCALES } from './locale.ts';

/** The range of a number among the options. */
export const RANGES = {
  rowsPerPage: { least: 1, most: 100, decimals: 0 },
  fixedDigits: { least: 0, most: 12, decimals: 0 },
  strokeWidth: { least: 1, most: 32, decimals: 0 },
  splitterPosition: { least: 0, most: 100, decimals: 3 },
} as const;

/** The values of a word among the options. */
export const CHOICES = {
  layout: ['default', 'wide'],
  exportFormat: ['png', 'svg', 'csv'],
  locale: LOCALES,
  background: ['plain', 'squared', 'millimetre'],
} as const;

/** The options that are on or off. */
export const FLAGS = [
  'confirmCreate',
  'confirmDelete',
  'expandOnRefreshResults',
  'isDark',
  'isDense',
  'isFlat',
  'isGradient',
  'isSquare',
  'showDescription',
  'showFeatureIntroducer',
  'showSectionNumbers',
  'drawCS',
  'drawReactions',
  'showAllCases',
  'showBottomsOnly',
  'showTopsOnly',
  'signedValues',
  'drawer',
  'toolbar',
  'cookiesAccepted',
] as const;

/**
 * The options of a user who has chosen nothing. `isDark` and `locale` are not here: the system and the browser decide
 * them.
 */
export const USER_OPTIONS = {
  /** Rows of a list of stored objects. */
  rowsPerPage: 10,
  /** Digits after the decimal point of a displayed number. */
  fixedDigits: 3,
  /** Share of the space that the drawing takes next to or above the results: per cent, rounded to three decimals. */
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
  /** Signed numbers instead of arrows at loads and settlements. */
  signedValues: false,
  /** Results below the board; `wide` puts them beside it. */
  layout: 'default',
  exportFormat: 'png',
  /** Background of the drawing. */
  background: 'squared',
  isDense: false,
  isFlat: true,
  isGradient: false,
  isSquare: true,
  drawer: false,
  toolbar: false,
  cookiesAccepted: false,
} as const;
