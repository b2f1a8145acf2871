import { listMembers, weightFactors } from '@eecs/solver-core/rules';
import type { TrussCase } from '@eecs/solver-core/truss';
import { AXES } from '../editing/place.ts';
import type { PrintTable, PrintWords } from './inputTables.ts';

/**
 * Lists the case sets: the members of combined sets with their factors, and the factors of self weight and settlements.
 */
export function listSetTable(document: TrussCase, { tSheet, format }: PrintWords): PrintTable {
  const { caseSets, joints, selfWeight, weightSets, units } = document;
  const { system } = units;
  const isCombined = caseSets.some(({ combined }) => combined);
  const isTurned = caseSets.some(({ angle }) => angle !== 0);
  const settles = joints.some(({ settlement }) => AXES.some((axis) => (settlement?.[axis] ?? 0) !== 0));
  // Without combined or named sets self weight acts in every set, as the table of loads states.
  const showsWeight = selfWeight && (isCombined || weightSets !== undefined);
  const number = (value: number): string => format.brief(value, { quantity: 'ratio', system });
  return {
    caption: tSheet('print.sets'),
    head: [
      '#',
      tSheet('print.title'),
      ...(isTurned ? [tSheet('angle')] : []),
      ...(isCombined ? [tSheet('print.combines')] : []),
      ...(showsWeight ? [tSheet('print.weight')] : []),
      ...(isCombined && settles ? [tSheet('print.settlements')] : []),
    ],
    rows: caseSets.map((set, index) => [
      String(index + 1),
      set.title === '' ? '–' : set.title,
      ...(isTurned ? [format.brief(set.angle, { quantity: 'angle', system })] : []),
      ...(isCombined
        ? [
            listMembers(caseSets, index)
              .map((member) => `${number(set.factors?.[member] ?? 1)}·(${member + 1})`)
              .join(' + ') || '–',
          ]
        : []),
      ...(['weight', 'settlement'] as const).flatMap((name) => {
        if (name === 'weight') return showsWeight ? [number(countWeight(document, index))] : [];
        if (!isCombined || !settles) return [];
        return [set.combined ? number(set.factors?.[name] ?? 1) : '1'];
      }),
    ]),
  };
}

/** Returns the factor of self weight in a set, whatever the angles by which it is rotated. */
function countWeight(document: TrussCase, set: number): number {
  return weightFactors(document, set).reduce((sum, { factor }) => sum + factor, 0);
}
