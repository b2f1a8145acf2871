import type { CaseSet, Quantity, UnitSystem } from '@eecs/solver-core';
import type { GoverningValue, Range } from '@eecs/solver-core/combinations';
import type { ReactNode } from 'react';
import { DataTable } from '../../fields/DataTable.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { SymbolHead } from '../tables/SymbolHead.tsx';
import { CombinationCell } from './CombinationCell.tsx';
import { useCombinationText } from './combinationMessages.ts';
import type { CombinedSituation } from './combiningPort.ts';
import type { ShownCombinationAtom } from './createCombinationBar.tsx';

/** A quantity with its greatest and least values. */
export interface GoverningColumn {
  readonly symbol: string;
  readonly quantity: Quantity;
}

/** A row: an object with the ranges of each column; null where it has none, such as a direction that is not held. */
export interface GoverningRow {
  readonly key: number;
  readonly head: ReactNode;
  readonly ranges: readonly (Range<GoverningValue> | null)[];
  readonly hover: (isOver: boolean) => void;
}

export interface GoverningTableProps {
  readonly caption: string;
  readonly maxHeight: string;
  /** The title of the first column. */
  readonly title: string;
  readonly columns: readonly GoverningColumn[];
  readonly rows: readonly GoverningRow[];
  readonly situation: CombinedSituation;
  readonly document: {
    readonly caseSets: readonly CaseSet[];
    readonly units: { readonly system: UnitSystem };
  };
  readonly shownAtom: ShownCombinationAtom;
  /** The greatest magnitude of each column, over all rows. */
  readonly greatest: readonly number[];
}

/** A value below this fraction of the greatest one is rounding. */
const ROUNDING = 1e-9;
const ENDS = ['max', 'min'] as const;

/** The governing values of a list of objects, each with its combination, which a press shows by itself. */
export function GoverningTable(props: GoverningTableProps) {
  const { caption, maxHeight, title, columns, rows, situation, document, shownAtom, greatest } = props;
  const t = useCombinationText();
  const format = useFormat();
  const { system } = document.units;
  return (
    <DataTable caption={caption} maxHeight={maxHeight}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {columns.flatMap(({ symbol, quantity }) =>
            ENDS.map((end) => (
              <th key={`${symbol} ${end}`} scope="col" data-numeric="">
                <SymbolHead symbol={symbol} unit={format.unit(quantity)} />{' '}
                <small>{t(`results.${end}`)}</small>
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, ranges, hover }) => (
          <tr key={key} onPointerEnter={() => hover(true)} onPointerLeave={() => hover(false)}>
            <th scope="row">{head}</th>
            {columns.flatMap(({ symbol, quantity }, column) => {
              const range = ranges[column] ?? null;
              const isNone = (size: number): boolean => Math.abs(size) <= ROUNDING * (greatest[column] ?? 0);
              const acts = range !== null && !(isNone(range.max.value) && isNone(range.min.value));
              return ENDS.map((end) =>
                range !== null && acts ? (
                  <CombinationCell
                    key={`${symbol} ${end}`}
                    shownAtom={shownAtom}
                    caseSets={document.caseSets}
                    situation={situation}
                    value={format.quantity(isNone(range[end].value) ? 0 : range[end].value, {
                      quantity,
                      system,
                      withUnit: false,
                    })}
                    sign={0}
                    combination={range[end].combination}
                    isShort
                  />
                ) : (
                  <td key={`${symbol} ${end}`} data-numeric="">
                    {range === null ? '–' : '0'}
                  </td>
                ),
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Returns the greatest magnitude of some ranges. */
export function greatestOf(ranges: readonly Range<GoverningValue>[]): number {
  return ranges.reduce((most, { max, min }) => Math.max(most, Math.abs(max.value), Math.abs(min.value)), 0);
}
