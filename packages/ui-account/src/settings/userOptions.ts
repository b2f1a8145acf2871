/**
 * The default options. The server has the same table for accounts, and a test compares the two. `isDark` and `locale`
 * are in neither: until they are chosen, the system and the browser decide.
 */
export const USER_OPTIONS = {
  background: 'squared',
  confirmCreate: true,
  confirmDelete: true,
  cookiesAccepted: false,
  drawCS: true,
  drawReactions: true,
  drawer: false,
  expandOnRefreshResults: true,
  exportFormat: 'png',
  fixedDigits: 3,
  isDense: false,
  isFlat: true,
  isGradient: false,
  isSquare: true,
  layout: 'default',
  rowsPerPage: 10,
  showAllCases: false,
  showBottomsOnly: true,
  showDescription: true,
  showFeatureIntroducer: true,
  showSectionNumbers: false,
  showTopsOnly: true,
  signedValues: false,
  splitterPosition: 50,
  strokeWidth: 8,
  toolbar: false,
} as const;

type Widened<T> = T extends boolean ? boolean : T extends number ? number : T;

/** Values of the options that are words. */
export const OPTION_CHOICES = {
  /** Background of the drawing. */
  background: ['plain', 'squared', 'millimetre'],
  exportFormat: ['png', 'svg', 'csv'],
  /** Results below the board, or next to it. */
  layout: ['default', 'wide'],
} as const;

/** Ranges of the numeric options, with the number of decimals. */
export const OPTION_RANGES = {
  fixedDigits: { min: 0, max: 12, decimals: 0 },
  rowsPerPage: { min: 1, max: 100, decimals: 0 },
  splitterPosition: { min: 0, max: 100, decimals: 3 },
  strokeWidth: { min: 1, max: 32, decimals: 0 },
} as const;

export type NumberOption = keyof typeof OPTION_RANGES;
export type WordOption = keyof typeof OPTION_CHOICES;

/** Display options that a person may choose, by the names under which they are stored. */
export type UserOptions = {
  readonly [Name in keyof typeof USER_OPTIONS]: Name extends WordOption
    ? (typeof OPTION_CHOICES)[Name][number]
    : Widened<(typeof USER_OPTIONS)[Name]>;
};

/** The options that are on or off. */
export type FlagOption = {
  [Name in keyof UserOptions]: UserOptions[Name] extends boolean ? Name : never;
}[keyof UserOptions];

/** Returns whether a value is valid for a numeric option. */
export function isInRange(name: NumberOption, value: unknown): value is number {
  const { min, max, decimals } = OPTION_RANGES[name];
  return (
    typeof value === 'number' && value >= min && value <= max && Number(value.toFixed(decimals)) === value
  );
}

/** Reads options one by one; a missing or invalid option gets its value in `defaults`. */
export function parseOptions(stored: unknown, defaults: UserOptions): UserOptions {
  const record = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const names = Object.keys(USER_OPTIONS) as (keyof UserOptions)[];
  const read = names.map((name) => [name, isOption(name, record[name]) ? record[name] : defaults[name]]);
  return Object.fromEntries(read) as UserOptions;
}

function isOption(name: keyof UserOptions, value: unknown): boolean {
  if (name in OPTION_RANGES) return isInRange(name as NumberOption, value);
  if (name in OPTION_CHOICES)
    return OPTION_CHOICES[name as WordOption].some((choice: unknown) => choice === value);
  return typeof value === 'boolean';
}
