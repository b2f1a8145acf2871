import { listUnfactored } from '../src/rules/index.ts';
import type { BeamCase } from '../src/index.ts';

/** Says of a combined set, found by its index, what acts in it without a factor and what of its members does not act in it. */
export function describeUnfactored(document: BeamCase, index: number): string[] {
  const found = listUnfactored(document).find(({ set }) => set === index);
  if (found === undefined) return [];
  const { hasWeight, settled, leftOut } = found;
  return [
    ...(hasWeight ? ['Self weight acts in it once and without a factor.'] : []),
    ...(settled.length > 0
      ? [`Settlements act in it once and without a factor: ${nameSupports(settled)}.`]
      : []),
    ...(leftOut.length > 0
      ? [
          `Settlements of its members do not act in it, since their sets do not name it: ${nameSupports(leftOut)}.`,
        ]
      : []),
  ];
}

function nameSupports(supports: readonly number[]): string {
  return `${supports.length === 1 ? 'support' : 'supports'} ${supports.map((index) => index + 1).join(', ')}`;
}
