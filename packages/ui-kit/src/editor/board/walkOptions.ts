/**
 * Returns the next or previous option of a board by its key; from no option the first or the last. Null means that the
 * focus leaves the board.
 */
export function walkOptions(
  keys: readonly string[],
  { from, isBack }: { readonly from: string | null; readonly isBack: boolean },
): string | null {
  const at = from === null ? -1 : keys.indexOf(from);
  const next = at < 0 ? (isBack ? keys.length - 1 : 0) : at + (isBack ? -1 : 1);
  return keys[next] ?? null;
}
