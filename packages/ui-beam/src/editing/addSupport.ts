import type { BeamCase, Support } from '@eecs/solver-core';
import type { Edit } from './edit.ts';
import { settleSupports } from './settleSupports.ts';

export type SupportKind = Support['className'];

/** Adds a support where the beam lacks one most: at an end, else in the middle of the widest gap. */
export function addSupport(document: BeamCase, kind: SupportKind): Edit {
  const x = kind === 'hinge' ? findWidestGap(document) : findFreePlace(document);
  const supports = [...document.supports, { className: kind, x }].sort((a, b) => a.x - b.x);
  return settleSupports({ ...document, supports });
}

function findFreePlace(document: BeamCase): number {
  const taken = new Set(document.supports.map(({ x }) => x));
  if (!taken.has(0)) return 0;
  if (!taken.has(document.L)) return document.L;
  return findWidestGap(document);
}

/** The middle of the widest stretch between two supports or ends. */
function findWidestGap(document: BeamCase): number {
  const places = [0, ...document.supports.map(({ x }) => x), document.L]
    .filter((x) => x >= 0 && x <= document.L)
    .sort((a, b) => a - b);
  let middle = document.L / 2;
  let widest = 0;
  places.forEach((x, index) => {
    const next = places[index + 1];
    if (next === undefined || next - x <= widest) return;
    widest = next - x;
    middle = (x + next) / 2;
  });
  return middle;
}
