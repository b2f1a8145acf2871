import type { PointLoad, Support } from '../../model/beam/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import type { Reaction } from '../results/planeResults.ts';

/**
 * Returns the loads that replace a support in a free body: its reaction as an axial load, a shear load and a bending
 * moment, each only in a direction that the support holds. A pin has two, a clamp three, a roller one, a hinge none.
 *
 * `sets` is the bit mask of the case sets to which the loads belong.
 *
 * @example equivalentLoads(pin, { support: 0, x: 0, axial: -2500, normal: 13604, moment: 0 }).length // 2
 */
export function equivalentLoads(support: Support, reaction: Reaction, sets = 1): PointLoad[] {
  const { x } = support;
  const { axial, normal, moment } = reaction;
  const id = (direction: string) => `support-${reaction.support}-${direction}`;
  const loads: PointLoad[] = [];
  if (isHeld(support, 'x'))
    loads.push({ id: id('x'), className: 'AxialLoad', x, c: [axial, axial, 0], alpha: 0, sets });
  if (isHeld(support, 'y'))
    loads.push({ id: id('y'), className: 'ShearLoad', x, c: [normal, 0, normal], alpha: 90, sets });
  if (isHeld(support, 'r'))
    loads.push({ id: id('r'), className: 'BendingMoment', x, c: [moment, 0, 0], alpha: 0, sets });
  return loads;
}
