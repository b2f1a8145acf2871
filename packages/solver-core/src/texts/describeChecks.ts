import { describePlace } from './describePlace.ts';
import type { TextKey } from './textKey.ts';
import { type Writer, hasText, writeSentence } from './writer.ts';

type After<Key, Start extends string> = Key extends `${Start}.${infer Rest}` ? Rest : never;

/** The reasons, with a text, why a part is not checked or why nothing is checked. */
type UnjudgedReason = After<TextKey, 'unjudged'>;
type UncheckedReason = After<TextKey, 'unchecked'>;

/** Explains why a part of a structure is not checked by a design code, as words within a sentence. */
export function describeUnjudgedReason(
  why: UnjudgedReason,
  writer: Pick<Writer, 'language' | 'kind'>,
): string {
  const own = `${writer.kind}.unjudged.${why}`;
  return writeSentence(writer, hasText(writer.language, own) ? own : `unjudged.${why}`);
}

/** Explains in a sentence why a part of a beam is not checked, and which part or constant is concerned. */
export function describeUnjudged(
  { why, path }: { readonly why: UnjudgedReason; readonly path: string },
  writer: Writer,
): string {
  const reason = describeUnjudgedReason(why, writer);
  const isOfEntry = /^\/\w+\/\d/u.test(path);
  const text = isOfEntry ? `${describePlace(path, writer).owner}: ${reason}` : reason;
  return `${text.charAt(0).toLocaleUpperCase(writer.language.locale)}${text.slice(1)}.`;
}

/**
 * Explains in a sentence why the whole structure is not checked; fields are named by their keys, so that the author of
 * a document finds them.
 */
export function describeUnchecked(why: UncheckedReason, writer: Pick<Writer, 'language' | 'kind'>): string {
  return writeSentence(writer, `unchecked.${why}`, {
    field: writer.kind === 'truss' ? 'limits.rods.standard' : 'limits.members.standard',
    standard: 'EN 1993-1-1',
    situation: 'ULS-STR',
  });
}
