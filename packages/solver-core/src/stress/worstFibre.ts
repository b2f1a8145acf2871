import { fibresAt } from './fibres.ts';
import type { Fibre, Layer } from './fibres.ts';
import { findPeak } from './goldenSection.ts';
import type { PlacedSection } from './placedSection.ts';
import type { Theory } from '../beam/stressParts.ts';
import { computeEquivalents, THEORIES } from './strengthTheories.ts';
import type { TheoryConstants } from './strengthTheories.ts';

/** Forces in one cut of the beam, in the document's units. */
export interface Forces {
  readonly N: number;
  readonly Q: number;
  readonly M: number;
}

/** A section with its layers and what theories ask of its material. */
export interface Searched {
  readonly section: PlacedSection;
  readonly layers: readonly Layer[];
  readonly constants: TheoryConstants;
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

/**
 * Estimates the greatest equivalent stress of a cut for each theory: of the fibres of its layers, and between three neighbours by
 * the parabola through them. For curves; never below the greatest of the fibres.
 */
export function estimateWorst({ layers, constants }: Searched, forces: Forces): Record<Theory, number> {
  const most = { eq1: 0, eq2: 0, eq3: 0, eq4: 0, eq5: 0 };
  for (const layer of layers) {
    const values = layer.map((level) => level.map((fibre) => stressFibre(fibre, forces, constants)));
    for (const [k, level] of values.entries()) {
      for (const [i, value] of level.entries()) {
        const before = values[k - 1]?.[i];
        const after = values[k + 1]?.[i];
        for (const theory of THEORIES) {
          const height = value[theory];
          if (height > most[theory]) most[theory] = height;
          if (!before || !after) continue;
          const left = before[theory];
          const right = after[theory];
          const bend = left - 2 * height + right;
          if (height < left || height < right || !(bend < 0)) continue;
          most[theory] = Math.max(most[theory], height - (right - left) ** 2 / (8 * bend));
        }
      }
    }
  }
  return most;
}

/** Golden sections that shrink a step of a layer to 1e-5: to 1e-10 of what a peak rises above its neighbours. */
const STEPS = 24;

/** Finds the greatest equivalent stress of a cut after one theory: the best fibre of the layers, refined among its neighbours. */
export function findWorst({ section, layers, constants }: Searched, forces: Forces, theory: Theory): Worst {
  const valueOf = (fibre: Fibre) => stressFibre(fibre, forces, constants)[theory];
  let best: Worst = { value: -1, fibre: layers[0]![0]![0]! };
  let place: readonly [layer: Layer, level: number] = [layers[0]!, 0];
  for (const layer of layers) {
    for (const [k, level] of layer.entries()) {
      for (const fibre of level) {
        const value = valueOf(fibre);
        if (value > best.value) {
          best = { value, fibre };
          place = [layer, k];
        }
      }
    }
  }
  const [layer, k] = place;
  if (peaksAtEnd(layer, k, (level) => Math.max(...level.map(valueOf)))) return best;
  const z = (level: number) => layer[Math.min(Math.max(level, 0), layer.length - 1)]![0]?.z ?? best.fibre.z;
  const worstOf = (level: number) =>
    fibresAt(section, level, 'above').reduce<Worst | null>((most, fibre) => {
      const value = valueOf(fibre);
      return most && most.value >= value ? most : { value, fibre };
    }, null);
  // The ends of a layer belong to it as they are: beyond a width jump another layer begins.
  const inside = (level: number) =>
    level === z(0) || level === z(layer.length - 1) ? -1 : (worstOf(level)?.value ?? -1);
  const { at, value } = findPeak(inside, [z(k - 1), z(k + 1)], STEPS);
  return value > best.value ? (worstOf(at) ?? best) : best;
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
