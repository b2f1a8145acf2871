/** U+0000, and halves of surrogate pairs without the other half. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Returns whether the database can keep a text. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}
