/** Returns whether a load acts in none of the existing case sets; without case sets every load acts. */
export function isUnassigned({ sets }: { readonly sets: number }, setCount: number): boolean {
  return setCount > 0 && sets % 2 ** setCount === 0;
}
