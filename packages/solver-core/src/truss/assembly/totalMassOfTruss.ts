import type { LinkLoad, TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { linkRange } from './linkRange.ts';
import { sizeOf } from './sizeOf.ts';
import type { TrussModel } from './trussModel.ts';

/**
 * Computes the mass of a truss and of the masses on it: rho·A·l of every link and every `DistributedMass`, whether or
 * not self weight acts and whatever case sets these belong to. In kg or lb; links without constants count as
 * weightless.
 *
 * @example totalMassOfTruss(document, model) // 7850 kg/m3 · 10 cm2 · 2 m: 15.7
 */
export function totalMassOfTruss(document: TrussCase, model: TrussModel): number {
  let mass = 0;
  const { indexes, entries } = numbersOf(document).fullLinks;
  let next = 0;
  let full = indexes[0];
  for (let link = 0; link < model.linkCount; link++) {
    const length = model.lengths[link]!;
    mass += sizeOf(model, link).massPerLength * length;
    if (link !== full) continue;
    mass += massOfLoads(entries[next++]!.loads, length);
    full = indexes[next];
  }
  return mass;
}

/** Sums the masses on a link of a given length. */
export function massOfLoads(loads: readonly LinkLoad[], length: number): number {
  let mass = 0;
  for (const load of loads) {
    if (load.className !== 'DistributedMass') continue;
    const [x0, x1] = linkRange(load, length);
    const [start, middle, end] = load.y;
    // Simpson's rule is exact for the quadratic through the ordinates.
    mass += ((start + 4 * middle + end) / 6) * (x1 - x0);
  }
  return mass;
}
