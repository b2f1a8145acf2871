import type { BeamCase } from '../../../model/beam/document.ts';
import { followExtent } from '../../common/length/fitGridStep.ts';

/**
 * Fits the grid step to a beam whose length becomes `length`. A step that is too fine is raised, and a step that was
 * raised earlier is lowered again. A coarser step that a person typed stays.
 */
export function followLength(document: Pick<BeamCase, 'grid' | 'L' | 'units'>, length: number): number {
  return followExtent(document, { from: document.L, to: length });
}
