import type { ApiFailure, ErrorDetail, FailureValues } from '../failures/errors.ts';
import type { Locale } from '../messages/locale.ts';
import { isMessageKey, translate } from '../messages/index.ts';

/** Enough for a message; the details list more. */
const MOST_RULES = 3;

const FAULTLESS: ReadonlySet<string> = new Set(['depth', 'distinctKeys', 'values', 'prototype']);

/** Writes what went wrong, and for a refused request also where: `…: /data/caseSets has more than 12 entries`. */
export function writeFailure({ key, details, text, values, retryAfter }: ApiFailure, locale: Locale): string {
  const [first] = details;
  // A body that is too large, or that has a key which reaches a prototype, is valid JSON.
  if (first !== undefined && FAULTLESS.has(first.rule)) return describeRule(first, locale).join();
  const rules = details.slice(0, MOST_RULES).flatMap((detail) => describeRule(detail, locale));
  const wait = retryAfter === null ? {} : { wait: writeWait(retryAfter, locale) };
  const summary = translate(locale, text ?? `errors.${key}`, { ...writeValues(values, locale), ...wait });
  return rules.length === 0 ? summary : `${summary}: ${rules.join('; ')}`;
}

function writeValues(values: FailureValues, locale: Locale): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? translate(locale, value.key) : value,
    ]),
  );
}

const MINUTE_S = 60;

/** Writes how long to wait: in seconds, or above one minute in minutes, rounded up. */
function writeWait(seconds: number, locale: Locale): string {
  if (seconds <= MINUTE_S) return translate(locale, 'waits.seconds', { count: seconds });
  return translate(locale, 'waits.minutes', { count: Math.ceil(seconds / MINUTE_S) });
}

function describeRule({ path, rule, limit, allowed = [] }: ErrorDetail, locale: Locale): string[] {
  // For a fault found by the reader of load cases, the path is clearer than the many codes of that reader.
  const key = rule.startsWith('schema.') ? 'rules.schema' : `rules.${rule}`;
  if (!isMessageKey(key)) return [];
  const values = { path: path === '' ? '/' : path, allowed: allowed.join(', ') };
  return [translate(locale, key, limit === undefined ? values : { ...values, limit })];
}
