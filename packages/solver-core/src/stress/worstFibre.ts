import { fibresAt, stressesAt } from './fibres.ts';
import type { Estimate, FibreTable, Forces } from './fibreTable.ts';
import type { Fibre, Layer } from './fibres.ts';
import { findPeak } from './goldenSection.ts';
import type { PlacedSection } from './placedSection.ts';
import type { Theory } from '../beam/stressParts.ts';
import { computeEquivalents } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';

/** A section prepared for the search, and what theories ask of its material. */
export interface Searched {
  readonly section: PlacedSection;
  readonly table: FibreTable;
  readonly constants: TheoryConstants;
  readonly estimate: Estimate;
}

/** The greatest equivalent stress of a cut and its fibre. */
export interface Worst {
  readonly value: number;
  readonly fibre: Fibre;
}

/** Computes the equivalent stresses of a fibre under forces. */
export function stressFibre(
  fibre: Fibre,
  { N, Q, M }: Forces,
  constants: TheoryConstants,
): Record<Theory, number> {
  return computeEquivalents(N * fibre.axial + M * fibre.bending, Q * fibre.shear, constants);
}

/** Golden sections that shrink a step of a layer to 1e-5: to 1e-10 of what a peak rises above its neighbours. */
const STEPS = 24;

/** Finds the greatest equivalent stress of a cut after one theory: the best fibre of the table, refined among its neighbours. */
export function findWorst(
  { section, table, constants }: Searched,
  forces: Forces,
  { theory, steps = STEPS }: { readonly theory: Theory; readonly steps?: number },
): Worst {
  const valueOf = (fibre: Fibre) => stressFibre(fibre, forces, constants)[theory];
  const { rows, candidates } = table;
  let value = -1;
  let row = rows[0]!;
  for (const i of candidates) {
    const found = valueOf(rows[i]!.fibre);
    if (found > value) {
      value = found;
      row = rows[i]!;
    }
  }
  const best: Worst = { value, fibre: row.fibre };
  const { layer, level: k } = row;
  if (peaksAtEnd(layer, k, (level) => Math.max(...level.map(valueOf)))) return best;
  const z = (level: number) => layer[Math.min(Math.max(level, 0), layer.length - 1)]![0]?.z ?? best.fibre.z;
  const worstOf = (fibres: readonly Fibre[]) =>
    fibres.reduce<Worst | null>((most, fibre) => {
      const found = valueOf(fibre);
      return most && most.value >= found ? most : { value: found, fibre };
    }, null);
  // The ends of a layer belong to it as they are: beyond a width jump another layer begins.
  const inside = (at: number) =>
    at === z(0) || at === z(layer.length - 1) ? -1 : (worstOf(stressesAt(section, at, 'above'))?.value ?? -1);
  const peak = findPeak(inside, [z(k - 1), z(k + 1)], steps);
  return peak.value > best.value ? (worstOf(fibresAt(section, peak.at, 'above')) ?? best) : best;
}

/** Whether a layer is worst at its very end: the parabola through the last three levels has its vertex there or beyond. */
function peaksAtEnd(layer: Layer, k: number, valueOf: (level: readonly Fibre[]) => number): boolean {
  if (k !== 0 && k !== layer.length - 1) return false;
  const inward = k === 0 ? 1 : -1;
  const [end, next, third] = [0, 1, 2].map((step) => valueOf(layer[k + step * inward]!)) as [
    number,
    number,
    number,
  ];
  // Its slope at the end, towards the inside.
  return 4 * next - 3 * end - third <= 0;
}
