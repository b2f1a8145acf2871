import { listUnfactored, type TrussCase } from '../../src/truss/index.ts';

/** Says of a combined set, found by its index, what acts in it without a factor and what of its members does not act in it. */
export function describeUnfactoredTruss(document: TrussCase, index: number): string[] {
  const found = listUnfactored(document).find(({ set }) => set === index);
  if (found === undefined) return [];
  const { hasWeight, settled, strained, leftOut } = found;
  const missing = [...nameMany('joint', leftOut.joints), ...nameMany('link', leftOut.links)];
  return [
    ...(hasWeight ? ['Self weight acts in it once and without a factor.'] : []),
    ...nameMany('joint', settled).map(
      (names) => `Settlements act in it once and without a factor: ${names}.`,
    ),
    ...nameMany('link', strained).map(
      (names) => `Temperature and misfit act in it once and without a factor: ${names}.`,
    ),
    ...(missing.length > 0
      ? [
          `Permanent actions of its members do not act in it, since their sets do not name it: ${missing.join(', ')}.`,
        ]
      : []),
  ];
}

const MOST_NAMED = 12;

function nameMany(kind: string, indexes: readonly number[]): string[] {
  if (indexes.length === 0) return [];
  const numbers = indexes.slice(0, MOST_NAMED).map((index) => index + 1);
  const more = indexes.length - numbers.length;
  return [
    `${kind}${indexes.length === 1 ? '' : 's'} ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ];
}
