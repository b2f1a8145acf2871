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
  locale: ['en-US', 'ru', 'uk'],
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

type Options = Readonly<Record<string, unknown>>;

/** Puts changed options over kept ones: numbers within their range, words and flags that are known, nothing else. */
export function mergeOptions(kept: Options, changed: Options): Options {
  return { ...tidyOptions(kept), ...tidyOptions(changed) };
}

function tidyOptions(options: Options): Options {
  const tidy: Record<string, unknown> = {};
  for (const [name, { least, most, decimals }] of Object.entries(RANGES)) {
    const value = options[name];
    if (typeof value === 'number') tidy[name] = round(Math.min(most, Math.max(least, value)), decimals);
  }
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = options[name];
    if (choices.some((choice) => choice === value)) tidy[name] = value;
  }
  for (const name of FLAGS) if (typeof options[name] === 'boolean') tidy[name] = options[name];
  return tidy;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
