import { COINCIDENT } from '../../linalg/tolerance.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { cutIntoDiscs } from './discs.ts';
import type { Disc } from './discs.ts';
import { constraintCount } from './judgeBeam.ts';
import { describeTurning } from './mechanisms.ts';
import { verticalMotions } from './motions.ts';
import type { Mechanism } from './verdict.ts';

/**
 * Describes how a beam that is exactly stable moves within rounding. Bearings very near a hinge or each other are
 * treated as coincident, from the smallest distance at which a motion appears. The result is empty if no motion
 * appears.
 */
export function nearMechanisms(document: BeamCase): Mechanism[] {
  const count = constraintCount(document);
  for (let part = COINCIDENT.least; part < 2 * COINCIDENT.most; part *= 10) {
    const discs = cutIntoDiscs(document).map((disc) => withMerged(disc, part * document.L));
    const motions = verticalMotions(discs);
    if (motions.length > 0) {
      return motions.map((motion) => describeTurning({ document, discs, motion, isFinite: false, count }));
    }
  }
  return [];
}

function withMerged(disc: Disc, distance: number): Disc {
  let last = disc.x0;
  const vertical = disc.vertical.map(({ support, x }) => {
    if (disc.x1 - x <= distance) last = disc.x1;
    else if (x - last > distance) last = x;
    return { support, x: last };
  });
  return { ...disc, vertical };
}
