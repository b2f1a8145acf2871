import type { BeamCase } from '../../model/beam/document.ts';

/** Says whether any support gives way, by however much. */
export function hasSettlement({ supports }: Pick<BeamCase, 'supports'>): boolean {
  return supports.some(({ settlement }) => settlement && Object.keys(settlement).length > 0);
}
