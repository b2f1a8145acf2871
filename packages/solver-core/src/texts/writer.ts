import type { Language } from './language.ts';
import type { TextKey } from './textKey.ts';
import { type TextValues, writeText } from './writeText.ts';

/** The language and the kind of structure for which texts are written, and how places are named. */
export interface Writer {
  readonly language: Language;
  /** The kind of structure that the texts are about. */
  readonly kind: 'beam' | 'truss' | 'frame';
  /** Writes a place along the beam, or a coordinate, given in the base unit of the document. */
  readonly place: (x: number) => string;
  /** Returns the reader's name of the support with an index. @default its number, counted from 1 */
  readonly nameSupport?: (index: number) => string | undefined;
  /** Returns the reader's name of the rod with an index. @default its number, counted from 1 */
  readonly nameRod?: (index: number) => string | undefined;
  /** Whether fields of a document are named by words, or by the keys that its author wrote. @default 'words' */
  readonly fields?: 'words' | 'keys';
}

/** Returns whether the language has a specific text for a key. */
export function hasText({ texts }: Language, key: string): key is TextKey {
  return Object.hasOwn(texts, key);
}

/** Writes a text of the writer's language. A value that is not given is written as `…`. */
export function writeSentence(
  { language }: Pick<Writer, 'language'>,
  key: TextKey,
  values: TextValues = {},
): string {
  const { texts, locale } = language;
  return writeText(texts, { key, values, locale, missing: '…' }) ?? key;
}

/** Converts the first letter to lower case, for a text within another. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
