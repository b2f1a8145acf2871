import { type Diagram, moveTrain } from '@eecs/solver-core';
import type { TwoAxles } from './influenceChoice.ts';

/** The places of two axles that give the greatest or least value of a quantity. */
export interface WorstPlace {
  readonly value: number;
  readonly first: number;
  readonly second: number;
}

/** Finds both for two axles that cross the beam in either direction. */
export function findWorstPlaces(
  line: Diagram,
  { first, second, gap }: TwoAxles,
): { readonly most: WorstPlace; readonly least: WorstPlace } {
  const ahead = moveTrain(line, [
    { load: first, behind: 0 },
    { load: second, behind: gap },
  ]);
  const turned = moveTrain(line, [
    { load: second, behind: 0 },
    { load: first, behind: gap },
  ]);
  const place = (which: 'max' | 'min', isTurned: boolean): WorstPlace => {
    const { x, value } = (isTurned ? turned : ahead)[which];
    return isTurned ? { value, first: x - gap, second: x } : { value, first: x, second: x - gap };
  };
  return {
    most: place('max', turned.max.value > ahead.max.value),
    least: place('min', turned.min.value < ahead.min.value),
  };
}
