import type { BeamCase } from '../../model/beam/document.ts';

/** Returns whether any support settles, by any amount. */
export function hasSettlement({ supports }: Pick<BeamCase, 'supports'>): boolean {
  return supports.some(({ settlement }) => settlement && Object.keys(settlement).length > 0);
}
