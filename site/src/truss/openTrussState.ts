import type { TrussCase } from '@eecs/solver-core/truss';

/** Location state of a link that asks for an empty truss, or for one that was made on another page. */
export interface OpenTrussState {
  readonly openTruss: TrussCase | 'new';
}

/** Asks the truss page for a truss. */
export function openTrussState(document: TrussCase | 'new'): OpenTrussState {
  return { openTruss: document };
}
