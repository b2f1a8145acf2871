import type { Support } from '../../model/beam/document.ts';
import { hasSet } from './setMask.ts';

/** Says whether a support's settlement acts in the case set of an index: in every one unless it says in which. */
export function hasSettlementIn({ sets }: Pick<Support, 'sets'>, index: number): boolean {
  return sets === undefined || hasSet(sets, index);
}
