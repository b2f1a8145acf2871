import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import type { BeamCase } from '../../model/beam/document.ts';

/** A rigid part of the beam between two cuts, with its restraints. Positions are copied, so they compare exactly. */
export interface Disc {
  readonly x0: number;
  readonly x1: number;
  /** Index of the support whose hinge or release cuts the beam at x0, -1 at the beam's end. */
  readonly leftCut: number;
  readonly rightCut: number;
  /** Supports that hold y, by index and place. */
  readonly vertical: readonly { readonly support: number; readonly x: number }[];
  /** Supports that hold the rotation. */
  readonly rotational: readonly number[];
  /** Supports that hold x. */
  readonly horizontal: readonly { readonly support: number; readonly x: number }[];
}

/** Returns whether the hinge or release of a support cuts the beam: at an end of the beam it does nothing. */
export function isCut({ supports, L }: BeamCase, index: number): boolean {
  const support = supports[index];
  if (!support || !(support.x > 0 && support.x < L)) return false;
  return support.className === 'hinge' || support.release === true;
}

/** Cuts the beam at its hinges. A bearing under a release belongs to the disc on its left. */
export function cutIntoDiscs(document: BeamCase): Disc[] {
  const { supports, L } = document;
  const order = supports.map((_, index) => index).sort((a, b) => supports[a]!.x - supports[b]!.x);
  const discs: Disc[] = [];
  let open = openDisc(0, -1);
  for (const index of order) {
    const support = supports[index]!;
    if (isHeld(support, 'x')) open.horizontal.push({ support: index, x: support.x });
    if (isHeld(support, 'y')) open.vertical.push({ support: index, x: support.x });
    if (isHeld(support, 'r')) open.rotational.push(index);
    if (isCut(document, index)) {
      discs.push({ ...open, x1: support.x, rightCut: index });
      open = openDisc(support.x, index);
    }
  }
  discs.push({ ...open, x1: L, rightCut: -1 });
  return discs;
}

function openDisc(x0: number, leftCut: number) {
  return {
    x0,
    leftCut,
    vertical: [] as { support: number; x: number }[],
    rotational: [] as number[],
    horizontal: [] as { support: number; x: number }[],
  };
}

/** Returns a correction for every hinge and release at an end of the beam, where it does nothing. */
export function endHinges(document: BeamCase): Failure[] {
  return document.supports.flatMap((support, i) => {
    const isHinge = support.className === 'hinge' || support.release === true;
    if (!isHinge || isCut(document, i)) return [];
    return [createFailure('correction.endHinge', `/supports/${i}`, { ids: [i], values: { x: support.x } })];
  });
}
