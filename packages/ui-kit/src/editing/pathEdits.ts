import { replaceAt } from './edit.ts';

/** Reads the value at a JSON pointer such as `/joints/2/loads/0`; undefined if there is none. */
export function readPath(document: object, path: string): unknown {
  let value: unknown = document;
  for (const key of path.split('/').slice(1))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return value;
}

/** Puts entries in the place of the entry of a list at a JSON pointer. */
export function replacePath<Document extends object>(
  document: Document,
  path: string,
  made: readonly object[],
): Document {
  return replaceIn(document, path.split('/').slice(1), made) as Document;
}

function replaceIn(value: unknown, [key, ...rest]: readonly string[], made: readonly object[]): unknown {
  if (Array.isArray(value)) {
    const at = Number(key);
    const entries: readonly unknown[] = value;
    return rest.length === 0
      ? [...entries.slice(0, at), ...made, ...entries.slice(at + 1)]
      : replaceAt(entries, at, replaceIn(entries[at], rest, made));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key!]: replaceIn(record[key!], rest, made) };
}
