import type { ChangedPart } from './documentChange.ts';
import { isSameDocument } from './isSameDocument.ts';

/**
 * Lists the differences between two versions of a document, field by field. List entries are matched by their ids,
 * entries without ids by their positions: if such a list grew or shrank, all entries between its equal beginning and
 * its equal end count as different.
 *
 * @example compareDocuments(beam, moved) // [{ field: 'loads', kind: 'changed', ids: ['q1'] }]
 */
export function compareDocuments(before: object, after: object): ChangedPart[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const was: unknown = Reflect.get(before, field);
    const is: unknown = Reflect.get(after, field);
    if (isSameDocument(was, is)) return [];
    if (Array.isArray(was) && Array.isArray(is)) return compareLists(field, was, is);
    return [{ field, kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed', ids: [] }];
  });
}

function compareLists(field: string, was: readonly unknown[], is: readonly unknown[]): ChangedPart[] {
  const compared = [...was, ...is].every((entry) => idOf(entry) !== null)
    ? compareById(was, is)
    : compareByPlace(was, is);
  const kinds = ['added', 'removed', 'changed'] as const;
  const parts = kinds.flatMap((kind) =>
    compared[kind].length > 0 ? [{ field, kind, ids: compared[kind] }] : [],
  );
  // If entries only changed places, each one by itself is unchanged.
  return parts.length > 0 ? parts : [{ field, kind: 'changed', ids: [] }];
}

type Compared = Readonly<Record<ChangedPart['kind'], readonly (string | number)[]>>;

function compareById(was: readonly unknown[], is: readonly unknown[]): Compared {
  const former = new Map(was.map((entry) => [idOf(entry), entry]));
  const later = new Set(is.map(idOf));
  return {
    added: listIds(is.filter((entry) => !former.has(idOf(entry)))),
    removed: listIds(was.filter((entry) => !later.has(idOf(entry)))),
    changed: listIds(
      is.filter((entry) => former.has(idOf(entry)) && !isSameDocument(entry, former.get(idOf(entry)))),
    ),
  };
}

function compareByPlace(was: readonly unknown[], is: readonly unknown[]): Compared {
  if (was.length === is.length)
    return {
      added: [],
      removed: [],
      changed: is.flatMap((entry, i) => (isSameDocument(entry, was[i]) ? [] : [i])),
    };
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && isSameDocument(was[start], is[start])) start++;
  let end = 0;
  while (end < least - start && isSameDocument(was.at(-1 - end), is.at(-1 - end))) end++;
  const between = (length: number): number[] =>
    Array.from({ length: length - start - end }, (_, i) => start + i);
  return { added: between(is.length), removed: between(was.length), changed: [] };
}

function listIds(entries: readonly unknown[]): (string | number)[] {
  return entries.flatMap((entry) => idOf(entry) ?? []);
}

function idOf(entry: unknown): string | number | null {
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
