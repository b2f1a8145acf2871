import type { BeamCase, Support } from '@eecs/solver-core';
import { settleSupports } from '@eecs/solver-core/rules';
import type { Edit } from './edit.ts';
import { findWidestGap } from './findWidestGap.ts';

export type SupportKind = Support['className'];

/** Adds a support where the beam most needs one: at an end, otherwise in the middle of the widest gap. */
export function addSupport(document: BeamCase, kind: SupportKind): Edit {
  const x = kind === 'hinge' ? findWidestGap(listPlaces(document), document.L) : findFreePlace(document);
  const supports = [...document.supports, { className: kind, x }].sort((a, b) => a.x - b.x);
  return settleSupports({ ...document, supports });
}

function findFreePlace(document: BeamCase): number {
  const taken = new Set(document.supports.map(({ x }) => x));
  if (!taken.has(0)) return 0;
  if (!taken.has(document.L)) return document.L;
  return findWidestGap(listPlaces(document), document.L);
}

function listPlaces({ supports }: BeamCase): number[] {
  return supports.map(({ x }) => x);
}
