/**
 * Gives the letter or sign of a key, lower case. Where the layout has other letters the place of the key on the board
 * counts: `V` is the same key in every language.
 */
export function readLetter({ key, code }: { readonly key: string; readonly code: string }): string {
  if (key.length !== 1) return key;
  const isForeign = key.charCodeAt(0) > 127;
  const place = /^Key([A-Z])$/.exec(code)?.[1];
  return (isForeign && place !== undefined ? place : key).toLowerCase();
}
