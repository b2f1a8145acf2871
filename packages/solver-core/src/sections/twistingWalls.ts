/** A plate that is twisted with the others: its length, and thickness at both ends. */
export type Plate = readonly [length: number, thickness: number, atEnd: number];

/** Where plates meet: `arm` is the thickness of the one that goes on, `stem` that of the one that ends there, r the root radius. */
interface Junction {
  readonly arm: number;
  readonly stem: number;
  readonly r: number;
}

/**
 * Sums the torsion constant of plates: t³/3 along each, what the material of their junctions adds, less what `ends` lose.
 *
 * Each end is the thickness of a plate at a free corner. The junctions are fits to finite differences, good to a few per cent.
 * Source: M. A. El Darwish, B. G. Johnston, Torsion of structural shapes, J. Struct. Div. ASCE 91 (1965), ST1, as used in the tables of
 * SCI P363, section 3.2.
 */
export function sumTorsion(of: {
  plates: readonly Plate[];
  junctions: readonly number[];
  ends: readonly number[];
}): number {
  let sum = 0;
  // The integral of t³/3 where t changes evenly.
  for (const [length, t0, t1] of of.plates) sum += (length * (t0 + t1) * (t0 * t0 + t1 * t1)) / 12;
  for (const junction of of.junctions) sum += junction;
  for (const t of of.ends) sum -= END_LOSS * t ** 4;
  return sum;
}

/** A long rectangle has b t³/3 - 0.21 t⁴: half of the loss at each end. */
const END_LOSS = 0.105;

/** What a web `stem` adds where it meets the middle of a flange `arm`. */
export function teeJunction({ arm: T, stem: t, r }: Junction): number {
  const alpha =
    -0.042 + (0.2204 * t) / T + (0.1355 * r) / T - (0.0865 * t * r) / T ** 2 - 0.0725 * (t / T) ** 2;
  const D = ((T + r) ** 2 + (r + t / 4) * t) / (2 * r + T);
  return alpha * D ** 4;
}

/** What a web `stem` adds where it meets the end of a flange `arm`. */
export function cornerJunction({ arm: T, stem: t, r }: Junction): number {
  const alpha =
    -0.0908 + (0.2621 * t) / T + (0.1231 * r) / T - (0.0752 * t * r) / T ** 2 - 0.0945 * (t / T) ** 2;
  const D = 2 * (3 * r + t + T - Math.sqrt(2 * (2 * r + t) * (2 * r + T)));
  return alpha * D ** 4;
}
