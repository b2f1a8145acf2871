/** Values that examples name: stored at the first occurrence, and equal at all others. */
export type NamedValues = Map<string, unknown>;

const MORE = '…';
/** Tolerance relative to the larger of two numbers. */
const TOLERANCE = 1e-9;

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  any: () => true,
  text: (value) => typeof value === 'string' && value !== '',
  number: (value) => typeof value === 'number',
  id: (value) => Number.isInteger(value) && Number(value) > 0,
  // After 2020, to exclude times in seconds.
  ms: (value) => Number.isInteger(value) && Number(value) > 1_577_836_800_000,
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  digits: (value) => /^\d+$/.test(String(value)),
  sha1: (value) => typeof value === 'string' && /^[0-9a-f]{40}$/.test(value),
  invoice: (value) => typeof value === 'string' && /^\d{2}\/\d{2}\/[0-9A-HJKMNP-TV-Z]{8}$/.test(value),
  list: (value) => Array.isArray(value),
};

/**
 * Lists the places where an answer differs from an example, each with what was found. `<kind>` stands for any value of
 * a kind and `…` for any further content; numbers agree to 1e-9. Adds the values that the example names to `values`.
 */
export function compareShown(found: unknown, shown: unknown, values: NamedValues, path = ''): string[] {
  const wrong = [`${path === '' ? '/' : path}: ${JSON.stringify(found)}`];
  if (typeof shown === 'string') return isShownText(found, shown, values) ? [] : wrong;
  if (typeof shown === 'number') return isShownNumber(found, shown) ? [] : wrong;
  if (typeof shown !== 'object' || shown === null) return found === shown ? [] : wrong;
  if (Array.isArray(shown)) return Array.isArray(found) ? compareLists(found, shown, values, path) : wrong;
  const isRecord = typeof found === 'object' && found !== null && !Array.isArray(found);
  return isRecord ? compareRecords(found, shown, values, path) : wrong;
}

function isShownNumber(found: unknown, shown: number): boolean {
  if (typeof found !== 'number') return false;
  return Math.abs(found - shown) <= TOLERANCE * Math.max(Math.abs(shown), 1);
}

function isShownText(found: unknown, shown: string, values: NamedValues): boolean {
  const [, kind, name] = /^<(\w+)(?: (\w+))?>$/.exec(shown) ?? [];
  if (kind === undefined) {
    const parts = shown.split(MORE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return typeof found === 'string' && new RegExp(`^${parts.join('.*')}$`, 's').test(found);
  }
  if (kind === 'request') return found === values.get('request');
  const isOfKind = KINDS[kind];
  if (isOfKind === undefined) throw new Error(`an example shows ${shown}, a kind that is not known`);
  if (!isOfKind(found)) return false;
  if (name === undefined) return true;
  if (!values.has(name)) values.set(name, found);
  return found === values.get(name);
}

function compareLists(
  found: readonly unknown[],
  shown: readonly unknown[],
  values: NamedValues,
  path: string,
): string[] {
  const hasMore = shown.at(-1) === MORE;
  const first = hasMore ? shown.slice(0, -1) : shown;
  const isAsLong = hasMore ? found.length >= first.length : found.length === first.length;
  if (!isAsLong) return [`${path}: ${found.length} entries`];
  return first.flatMap((part, i) => compareShown(found[i], part, values, `${path}/${i}`));
}

function compareRecords(found: object, shown: object, values: NamedValues, path: string): string[] {
  const { [MORE]: more, ...fields } = shown as Readonly<Record<string, unknown>>;
  const record = found as Readonly<Record<string, unknown>>;
  const unknown = more === undefined ? Object.keys(record).filter((key) => !(key in fields)) : [];
  return [
    ...Object.entries(fields).flatMap(([key, part]) =>
      compareShown(record[key], part, values, `${path}/${key}`),
    ),
    ...unknown.map((key) => `${path}/${key}: not shown`),
  ];
}

/** Inserts named values into a request; a text that consists of a name becomes the value itself. */
export function fillIn(part: unknown, values: NamedValues): unknown {
  if (typeof part === 'string') {
    const [, whole] = /^<\w+ (\w+)>$/.exec(part) ?? [];
    if (whole !== undefined) return valueOf(whole, values);
    return part.replace(/<\w+ (\w+)>/g, (_, name: string) => String(valueOf(name, values)));
  }
  if (Array.isArray(part)) return part.map((one) => fillIn(one, values));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, fillIn(one, values)]));
}

function valueOf(name: string, values: NamedValues): unknown {
  if (!values.has(name)) throw new Error(`an example asks with ${name}, which no answer before it named`);
  return values.get(name);
}
