import type { CrossSection } from '../../../model/common/document.ts';
import { createWall } from '../../walls.ts';
import type { Wall } from '../../walls.ts';
import { completeAngle } from '../plans/lsection.ts';

/** Returns the centre lines of the legs. */
export function layLsection(section: CrossSection): readonly Wall[] {
  const { h = 0, t = 0 } = section;
  const { b, tb } = completeAngle(section);
  const heel = { y: t / 2, z: tb / 2 };
  return [createWall(heel, { y: b, z: tb / 2 }, tb), createWall(heel, { y: t / 2, z: h }, t)];
}
