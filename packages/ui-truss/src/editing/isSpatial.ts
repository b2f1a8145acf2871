/** Returns whether a truss is in space: some joint is out of the xy plane. */
export function isSpatial({ joints }: { readonly joints: readonly { readonly z: number }[] }): boolean {
  return joints.some(({ z }) => z !== 0);
}
