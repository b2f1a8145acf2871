import type { BeamSet } from '@eecs/solver-core';
import type { Sheet } from '@eecs/ui-kit/editing';
import type { ResultColumn } from './resultColumns.ts';
import type { SheetWriter } from './sheetReader.ts';

const THEORIES = ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const;

/** Lists the greatest and least values of each result with their places, by case set, including equivalent stresses. */
export function listExtremes(
  sets: readonly BeamSet[],
  {
    columnsOf,
    told,
  }: { readonly columnsOf: (set: BeamSet) => readonly ResultColumn[]; readonly told: SheetWriter },
): Sheet['rows'] {
  const { numbers, t, tPanel, nameSet } = told;
  return [
    [
      ...[t('sheet.result'), t('sheet.unit'), tPanel('column.sets')],
      ...[t('sheet.max'), numbers.head('x', 'length'), t('sheet.min'), numbers.head('x', 'length')],
    ],
    ...sets.flatMap((set, index) =>
      [
        ...columnsOf(set).map(({ symbol, diagram, quantity }) => ({ symbol, range: diagram, quantity })),
        ...THEORIES.flatMap((theory) =>
          set.EQ === null
            ? []
            : [{ symbol: `σ ${theory}`, range: set.EQ[theory], quantity: 'stress' as const }],
        ),
      ].map(({ symbol, range: { max, min }, quantity }): Sheet['rows'][number] => {
        const greatest = Math.max(Math.abs(max.value), Math.abs(min.value));
        return [
          ...[symbol, numbers.unit(quantity), nameSet(index)],
          ...[numbers.result(max.value, quantity, greatest), numbers.given(max.x, 'length')],
          ...[numbers.result(min.value, quantity, greatest), numbers.given(min.x, 'length')],
        ];
      }),
    ),
  ];
}
