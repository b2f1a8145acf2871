/** Returns whether a run with this seed has the test of that name: of `outOf` seeds in a row one has it. */
export function isTestDrawn(name: string, { seed, outOf }: { seed: number; outOf: number }): boolean {
  let sum = seed;
  for (const sign of name) sum += sign.codePointAt(0) ?? 0;
  return sum % outOf === 0;
}
