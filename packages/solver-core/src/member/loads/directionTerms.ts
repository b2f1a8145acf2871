/**
 * The directions in which a beam can be held, with the names of the related fields: the displacement and its force
 * (fields of a diagram), the reaction, and the hold of a node. `jump` is the change of the force caused by a reaction
 * of 1: N drops by one for a force along +x, Q rises by one for a force along +y, M drops by one for a moment.
 */
export const DIRECTION_TERMS = [
  { direction: 'x', displacement: 'u', force: 'N', jump: -1, reaction: 'axial', hold: 'holdX' },
  { direction: 'y', displacement: 'deflection', force: 'Q', jump: 1, reaction: 'normal', hold: 'holdY' },
  { direction: 'r', displacement: 'slope', force: 'M', jump: -1, reaction: 'moment', hold: 'holdR' },
] as const;

export type DirectionTerms = (typeof DIRECTION_TERMS)[number];
