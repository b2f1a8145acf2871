/**
 * The directions in which a beam can be held, with what goes by another name in each: the displacement and its force,
 * which are fields of a diagram, the reaction, and where a node states how it is held. `jump` is what a reaction of 1
 * changes the force by: N drops by one along +x, Q rises by one along +y, M drops by a moment.
 */
export const DIRECTION_TERMS = [
  { direction: 'x', displacement: 'u', force: 'N', jump: -1, reaction: 'axial', hold: 'holdX' },
  { direction: 'y', displacement: 'deflection', force: 'Q', jump: 1, reaction: 'normal', hold: 'holdY' },
  { direction: 'r', displacement: 'slope', force: 'M', jump: -1, reaction: 'moment', hold: 'holdR' },
] as const;

export type DirectionTerms = (typeof DIRECTION_TERMS)[number];
