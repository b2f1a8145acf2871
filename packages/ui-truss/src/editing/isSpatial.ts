/** Returns whether a truss is a space truss: a joint is outside the xy plane. */
export function isSpatial({ joints }: { readonly joints: readonly { readonly z: number }[] }): boolean {
  return joints.some(({ z }) => z !== 0);
}
