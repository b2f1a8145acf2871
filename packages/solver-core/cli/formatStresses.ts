import type { BeamSet, StressProfile, UnitSystem } from '../src/index.ts';
import { formatPlace } from './formatPlace.ts';
import { formatResult, headed } from './formatResult.ts';
import { formatTable } from './formatTable.ts';

const NAMES = {
  eq1: 'eq1 greatest principal stress',
  eq2: 'eq2 greatest strain',
  eq3: 'eq3 greatest shear (Tresca)',
  eq4: 'eq4 distortion (Mises)',
  eq5: 'eq5 Mohr',
} as const;
const THEORIES = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const;

/**
 * Formats the greatest equivalent stress of each theory with its place along the beam and its point in the section,
 * measured from the centroid.
 */
export function formatTheories(EQ: NonNullable<BeamSet['EQ']>, system: UnitSystem): string {
  const rows = THEORIES.map((theory) => {
    const { x, value, at } = EQ[theory].max;
    return [
      NAMES[theory],
      formatResult(value, 'stress', system),
      formatPlace(x, system),
      formatResult(at.y, 'sectionDimension', system),
      formatResult(at.z, 'sectionDimension', system),
    ];
  });
  const head = [
    'theory',
    headed('max', 'stress', system),
    'at',
    headed('y', 'sectionDimension', system),
    headed('z', 'sectionDimension', system),
  ];
  return `Equivalent stresses (unfactored, no code check)\n${formatTable(head, rows)}`;
}

/**
 * Formats the shear stress over the height, from the top down: at its ends, turning points and jumps, and at the
 * centroid.
 */
export function formatProfile({ x, side, ordinates }: StressProfile, system: UnitSystem): string {
  const rows = ordinates
    .filter((_, i) => isKept(ordinates, i))
    .toReversed()
    .map(({ z, below, above }) => [
      formatResult(z, 'sectionDimension', system),
      formatResult(above, 'stress', system),
      formatResult(below, 'stress', system),
    ]);
  const head = [
    headed('z', 'sectionDimension', system),
    headed('above', 'stress', system),
    headed('below', 'stress', system),
  ];
  return `Shear stress over the height at ${formatPlace(x, system)}, seen from the ${side}\n${formatTable(head, rows)}`;
}

/** Returns whether an ordinate is an end, a turning point, a jump or the centroid. */
function isKept(ordinates: StressProfile['ordinates'], i: number): boolean {
  const [before, own, after] = [ordinates[i - 1], ordinates[i]!, ordinates[i + 1]];
  if (!before || !after || own.z === 0 || own.above !== own.below) return true;
  return (own.below - before.above) * (after.below - own.above) <= 0;
}
