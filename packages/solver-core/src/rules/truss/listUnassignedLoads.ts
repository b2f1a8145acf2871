import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { isUnassigned } from '../common/sets/isUnassigned.ts';
import { listLoadPlaces } from './loadPlaces.ts';
import type { LoadPlace } from './loadPlaces.ts';

/** Lists the loads that act in no case set (info w10): a truss with such loads cannot be solved. */
export function listUnassignedLoads(
  document: Pick<TrussCase, 'joints' | 'links' | 'caseSets'>,
): readonly LoadPlace[] {
  const { length } = document.caseSets;
  return length === 0 ? [] : listLoadPlaces(document, (load) => isUnassigned(load, length));
}
