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
 * Each end is the thickness of a plate at a free corner. The junctions are fits to finite differences, good to a few per cent. Null
 * where a junction is, or where a plate is too short for its thickness to be one.
 * Source: M. A. El Darwish, B. G. Johnston, Torsion of structural shapes, J. Struct. Div. ASCE 91 (1965), ST1, as used in the tables of
 * SCI P363, section 3.2.
 */
export function sumTorsion(of: {
  plates: readonly Plate[];
  junctions: readonly (number | null)[];
  ends: readonly number[];
}): number | null {
  let sum = 0;
  // The integral of t³/3 where t changes evenly.
  for (const [length, t0, t1] of of.plates) {
    if (length < SHORTEST_PLATE * Math.max(t0, t1)) return null;
    sum += (length * (t0 + t1) * (t0 * t0 + t1 * t1)) / 12;
  }
  for (const junction of of.junctions) {
    if (junction === null) return null;
    sum += junction;
  }
  for (const t of of.ends) sum -= END_LOSS * t ** 4;
  return sum;
}

/** Lengths in thicknesses: the heaviest rolled flange, half of W14x873, has 1.7. */
const SHORTEST_PLATE = 1.5;

/** A long rectangle has b t³/3 - 0.21 t⁴: half of the loss at each end. */
const END_LOSS = 0.105;

/** What a web `stem` adds where it meets the middle of a flange `arm`; null of a web far thicker than its flange, where the fit ends. */
export function teeJunction({ arm: T, stem: t, r }: Junction): number | null {
  if (t > THICKEST_STEM * T) return null;
  const alpha =
    -0.042 + (0.2204 * t) / T + (0.1355 * r) / T - (0.0865 * t * r) / T ** 2 - 0.0725 * (t / T) ** 2;
  const D = ((T + r) ** 2 + (r + t / 4) * t) / (2 * r + T);
  return alpha * D ** 4;
}

/** Beyond it the parabola of the fit falls again. */
const THICKEST_STEM = 1.5;

/** What plates add that meet at their ends; the thicker one is the arm of the fit. */
export function cornerJunction({ arm, stem, r }: Junction): number {
  const T = Math.max(arm, stem);
  const t = Math.min(arm, stem);
  const alpha =
    -0.0908 + (0.2621 * t) / T + (0.1231 * r) / T - (0.0752 * t * r) / T ** 2 - 0.0945 * (t / T) ** 2;
  const D = 2 * (3 * r + t + T - Math.sqrt(2 * (2 * r + t) * (2 * r + T)));
  return alpha * D ** 4;
}
