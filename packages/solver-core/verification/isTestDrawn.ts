/**
 * Returns whether a run with this seed includes the test with this name: one of every `outOf` consecutive seeds does.
 */
export function isTestDrawn(name: string, { seed, outOf }: { seed: number; outOf: number }): boolean {
  let sum = seed;
  for (const sign of name) sum += sign.codePointAt(0) ?? 0;
  return sum % outOf === 0;
}
