/**
 * Gives the next or the previous of the options of a board, by their keys; from none the first or the last. Null leads
 * out of the board.
 */
export function walkOptions(
  keys: readonly string[],
  { from, isBack }: { readonly from: string | null; readonly isBack: boolean },
): string | null {
  const at = from === null ? -1 : keys.indexOf(from);
  const next = at < 0 ? (isBack ? keys.length - 1 : 0) : at + (isBack ? -1 : 1);
  return keys[next] ?? null;
}
