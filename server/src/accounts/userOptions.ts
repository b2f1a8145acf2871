import { CHOICES, FLAGS, RANGES } from '../words/userOptions.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * Merges changed options into stored ones: numbers within their range, known words and flags; everything else is left
 * out. Null removes an option.
 */
export function mergeOptions(kept: Options, changed: Options): Options {
  const merged = { ...tidyOptions(kept), ...tidyOptions(changed) };
  return Object.fromEntries(Object.entries(merged).filter(([name]) => changed[name] !== null));
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
