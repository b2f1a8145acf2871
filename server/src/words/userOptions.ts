import { LOCALES } from './locale.ts';

/** What a number among the options may be. */
export const RANGES = {
  rowsPerPage: { least: 1, most: 100, decimals: 0 },
  fixedDigits: { least: 0, most: 12, decimals: 0 },
  strokeWidth: { least: 1, most: 32, decimals: 0 },
  splitterPosition: { least: 0, most: 100, decimals: 3 },
} as const;

/** What a word among the options may be. */
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
  'drawer',
  'toolbar',
  'cookiesAccepted',
] as const;
