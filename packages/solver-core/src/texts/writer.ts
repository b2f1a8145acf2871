import type { Language } from './language.ts';
import type { TextKey } from './textKey.ts';
import { type TextValues, writeText } from './writeText.ts';

/** The reader for whom texts are written, and how places are named for that reader. */
export interface Writer {
  readonly language: Language;
  /** The kind of structure that the texts are about. */
  readonly kind: 'beam' | 'truss' | 'frame';
  /** Writes a place along the beam, or a coordinate, given in the base unit of the document. */
  readonly place: (x: number) => string;
  /** Calls the support of an index as its reader knows it. @default by its number, counted from 1 */
  readonly nameSupport?: (index: number) => string | undefined;
  /** Calls the rod of an index as its reader knows it. @default by its number, counted from 1 */
  readonly nameRod?: (index: number) => string | undefined;
  /** Whether fields of a document are named by words, or by the keys that its author wrote. @default 'words' */
  readonly fields?: 'words' | 'keys';
}

/** Whether the language has a text of its own for a key. */
export function hasText({ texts }: Language, key: string): key is TextKey {
  return Object.hasOwn(texts, key);
}

/** Writes a text of the writer's language. A value that is not given reads `…`. */
export function writeSentence(
  { language }: Pick<Writer, 'language'>,
  key: TextKey,
  values: TextValues = {},
): string {
  const { texts, locale } = language;
  return writeText(texts, { key, values, locale, missing: '…' }) ?? key;
}

/** Writes the first letter small, for a text that is within another. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
