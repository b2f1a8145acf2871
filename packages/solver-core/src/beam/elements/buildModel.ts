import type { BeamCase, Support } from '../../model/beam/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import { isCut } from '../../rules/beam/discs.ts';
import { sortPlaces } from '../../member/loads/sortedPlaces.ts';
import type { Hold, MemberElement, MemberModel, MemberNode } from '../../member/model.ts';
import type { MemberShear } from '../../member/model.ts';
import type { Stretch } from '../../member/stretch.ts';

/** Divides the beam into elements between its nodes. */
export function buildModel(
  document: BeamCase,
  stretches: readonly Stretch[],
  shear: MemberShear | null = null,
): MemberModel {
  const { supports, L } = document;
  const places = [0, L];
  for (const { x } of supports) places.push(x);
  for (let i = 1; i < stretches.length; i++) {
    const before = stretches[i - 1]!;
    const { x0, EI, EA, GA } = stretches[i]!;
    if (before.EI !== EI || before.EA !== EA || before.GA !== GA) places.push(x0);
  }
  const { places: xs, indexOf } = sortPlaces(new Float64Array(places), L);
  const supportAt = new Int32Array(xs.length).fill(-1);
  for (let i = 0; i < supports.length; i++) supportAt[indexOf(supports[i]!.x)] = i;
  let s = 0;
  const elements: MemberElement[] = [];
  for (let i = 1; i < xs.length; i++) {
    const x0 = xs[i - 1]!;
    while (s < stretches.length - 1 && stretches[s]!.x1 <= x0) s++;
    const { EI, EA, GA = Infinity } = stretches[s]!;
    elements.push({ x0, x1: xs[i]!, EI, EA, GA });
  }
  const nodes: MemberNode[] = [];
  for (let i = 0; i < xs.length; i++) {
    const index = supportAt[i]!;
    const support = supports[index];
    nodes.push({
      x: xs[i]!,
      support: index,
      isCut: isCut(document, index),
      holdX: holdOf(support, 'x'),
      holdY: holdOf(support, 'y'),
      holdR: holdOf(support, 'r'),
    });
  }
  return { nodes, elements, shear };
}

function holdOf(support: Support | undefined, direction: 'x' | 'y' | 'r'): Hold {
  if (!support || !isHeld(support, direction)) return null;
  const stiffness = support.stiffness?.[direction];
  return stiffness === undefined ? 0 : 1 / stiffness;
}
