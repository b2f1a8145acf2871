import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useUnits } from '../../kit/useSettings.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { Missing, NumberCell, NumericCell } from '../tables/cells.ts';
import { Line } from '../tables/layout.ts';
import { LineField } from '../tables/LineField.tsx';
import type { CellsProps, Column } from '../tables/RecordGrid.tsx';
import { SymbolHead } from '../tables/SymbolHead.tsx';
import type { RowProps, TabProps } from '../tables/tabProps.ts';
import { AddRowBetween } from './AddRowTo.tsx';
import { type ItemTabPlan, createItemTab } from './createItemTab.tsx';

type LinesTypes = SessionTypes & { readonly document: { readonly joints: readonly unknown[] } };

/** The joints at the ends of a line, by their indices. */
interface Ends {
  readonly i: number;
  readonly j: number;
}

/** A column that one kind of structure adds. */
interface AddedColumn<Row> {
  readonly column: Column;
  readonly write: (row: Row, index: number) => ReactNode;
}

/** The properties of a list of lines between joints. Hooks and components are the same in every render. */
export interface LinesTabPlan<Types extends LinesTypes, Row extends Ends> extends Pick<
  ItemTabPlan<Types, Row>,
  'session' | 'table' | 'remove' | 'useRemoval' | 'itemOf' | 'useExchange'
> {
  readonly linesOf: (document: Types['document']) => readonly Row[];
  readonly useText: () => (
    key:
      | ('caption' | 'none' | 'row' | 'removeOf' | 'add' | 'from' | 'to' | 'ends' | 'length' | 'of')
      /** Shown if there is neither a material nor a cross-section. */
      | 'bare',
    values?: { readonly number: number },
  ) => string;
  /** Returns the length of a line; undefined if its joints are unknown. */
  readonly lengthOf: (document: Types['document'], row: Row) => number | undefined;
  /** Names the material and cross-section; null if there is neither. */
  readonly nameConstants: (document: Types['document'], row: Row) => string | null;
  /** Returns the columns before and after the names of the material and cross-section. */
  readonly useAdded: () => Readonly<Record<'before' | 'after', readonly AddedColumn<Row>[]>>;
  readonly add: (document: Types['document'], ends: Ends) => DocumentEdit<Types['document'], Types['note']>;
  readonly setLength: (
    document: Types['document'],
    index: number,
    length: number,
  ) => DocumentEdit<Types['document'], Types['note']>;
  /** The fields beside the length. */
  readonly LineFields: ComponentType<RowProps>;
  /** The fields below the length. */
  readonly MoreFields: ComponentType<RowProps>;
}

/** Creates the tab of the lines between the joints of a structure: ends, length, material and cross-section. */
export function createLinesTab<Types extends LinesTypes, Row extends Ends>({
  linesOf,
  useText,
  lengthOf,
  nameConstants,
  useAdded,
  add,
  setLength,
  LineFields,
  MoreFields,
  ...plan
}: LinesTabPlan<Types, Row>): (props: TabProps) => ReactElement {
  const { session, table } = plan;

  function Cells({ item, index }: CellsProps<Row>) {
    const t = useText();
    const format = useFormat();
    const system = useUnits();
    const document = useKitAtomValue(session.documentAtom);
    const added = useAdded();
    const renderCell = ({ column, write }: AddedColumn<Row>, at: number) =>
      column.isNumeric === true ? (
        <NumericCell key={at}>{write(item, index)}</NumericCell>
      ) : (
        <td key={at}>{write(item, index)}</td>
      );
    const length = lengthOf(document, item);
    return (
      <>
        <NumberCell>{index + 1}</NumberCell>
        <td>
          {item.i + 1}–{item.j + 1}
        </td>
        <NumericCell>
          {length === undefined ? '–' : format.brief(length, { quantity: 'length', system, withUnit: false })}
        </NumericCell>
        {added.before.map(renderCell)}
        <td>{nameConstants(document, item) ?? <Missing>{t('bare')}</Missing>}</td>
        {added.after.map(renderCell)}
      </>
    );
  }

  function Fields({ index, indices = [index], isReadOnly }: RowProps) {
    const t = useText();
    const edit = useSetKitAtom(session.applyEditAtom);
    const document = useKitAtomValue(session.documentAtom);
    const row = linesOf(document)[index];
    const length = row && lengthOf(document, row);
    if (length === undefined) return null;
    return (
      <>
        <Line>
          {indices.length > 1 ? null : (
            <LineField
              symbol="L"
              name={t('length')}
              tab={table.name}
              quantity="length"
              value={length}
              positive
              readOnly={isReadOnly}
              onCommit={(next) => edit((now) => setLength(now, index, next))}
            />
          )}
          <LineFields index={index} indices={indices} isReadOnly={isReadOnly} />
        </Line>
        <Line>
          <MoreFields index={index} indices={indices} isReadOnly={isReadOnly} />
        </Line>
      </>
    );
  }

  function Adding() {
    const t = useText();
    const edit = useSetKitAtom(session.applyEditAtom);
    return (
      <AddRowBetween
        table={table}
        label={t('add')}
        fromLabel={t('from')}
        toLabel={t('to')}
        count={useKitAtomValue(session.documentAtom).joints.length}
        onAdd={(ends) => edit((document) => add(document, ends))}
      />
    );
  }

  return createItemTab<Types, Row>({
    ...plan,
    useWords: useText,
    useColumns: () => {
      const t = useText();
      const unit = useFormat().unit('length');
      const { before, after } = useAdded();
      return [
        { head: t('ends') },
        { head: <SymbolHead symbol="L" unit={unit} />, isNumeric: true },
        ...before.map(({ column }) => column),
        { head: t('of') },
        ...after.map(({ column }) => column),
      ];
    },
    Cells,
    Fields,
    Adding,
  });
}
