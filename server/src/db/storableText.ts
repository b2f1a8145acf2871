/** U+0000, and unpaired surrogates. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Returns whether the database can store a text. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
