import type { CommonCase } from '@eecs/solver-core';
import { listSets } from '@eecs/solver-core/rules';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import { setSelfWeight } from '../../editing/setCaseOption.ts';
import { CheckField } from '../../fields/CheckField.tsx';
import { useKitAtomValue, useKitStore, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { hasSignedValuesAtom } from '../measures/signedValues.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { KindCell, Missing, NumberCell, NumericCell } from '../tables/cells.ts';
import { Line, Note } from '../tables/layout.ts';
import type { CellsProps } from '../tables/RecordGrid.tsx';
import type { RowProps, TabProps } from '../tables/tabProps.ts';
import { AddRowTo, type AddRowToProps } from './AddRowTo.tsx';
import { type ItemTabPlan, createItemTab } from './createItemTab.tsx';

type LoadsTypes = SessionTypes & { readonly document: CommonCase };

/** A load with its object on the board. */
export interface LoadRowOf<Item> {
  readonly item: Item;
  readonly load: { readonly className: string; readonly sets: number };
}

/** The words of a list of loads by their keys. */
type LoadsText<Name extends string> = (
  key:
    | `load.${'kind' | 'value' | Name}`
    | `loads.${'caption' | 'none' | 'row' | 'removeOf' | 'add' | 'on' | 'noSet' | 'selfWeight' | 'signs'}`
    | 'panels.sets',
  values?: { readonly number: number },
) => string;

/** The properties of a list of loads. Hooks and components are the same in every render. */
export interface LoadsTabPlan<Types extends LoadsTypes, Row extends LoadRowOf<Types['item']>> extends Pick<
  ItemTabPlan<Types, Row>,
  'table' | 'remove' | 'useRemoval'
> {
  readonly session: ItemTabPlan<Types, Row>['session'] & Pick<Session<Types>, 'lastSetAtom'>;
  readonly listLoads: (document: Types['document']) => readonly Row[];
  readonly useText: () => LoadsText<Row['load']['className']>;
  /** Returns the objects that can carry a new load, as `kind:index`, and which of them is selected on the board. */
  readonly useOwners: () => Pick<AddRowToProps<Row>, 'options' | 'chosen'>;
  /** Adds a load to an object, in the case set with an index. */
  readonly add: (
    document: Types['document'],
    on: { readonly kind: string; readonly index: number },
    set: number,
  ) => DocumentEdit<Types['document'], Types['note']>;
  /** Returns the function that names the object of a load and writes its size with its direction. */
  readonly useWriter: () => (row: Row) => { readonly on: string | number; readonly value: string };
  /** The fields of one load. */
  readonly LoadFields: ComponentType<TabProps & { readonly item: Row['item'] }>;
  /** The shared fields of several loads. */
  readonly ManyFields: ComponentType<TabProps & { readonly loads: readonly Row['item'][] }>;
  /** The case sets in which self weight acts. */
  readonly WeightSets: (props: TabProps) => ReactNode;
}

/** Creates the tab of the actions on a structure: a list of loads and the self weight. */
export function createLoadsTab<Types extends LoadsTypes, Row extends LoadRowOf<Types['item']>>(
  plan: LoadsTabPlan<Types, Row>,
): (props: TabProps) => ReactElement {
  const { session, useText, WeightSets } = plan;
  const List = createLoadsList(plan);
  return function LoadsTab({ isReadOnly }) {
    const t = useText();
    const tTable = useTableText();
    const edit = useSetKitAtom(session.applyEditAtom);
    const { selfWeight, caseSets } = useKitAtomValue(session.documentAtom);
    const isSigned = useKitAtomValue(hasSignedValuesAtom);
    return (
      <>
        <List isReadOnly={isReadOnly} />
        <CheckField
          label={t('loads.selfWeight')}
          checked={selfWeight}
          disabled={isReadOnly}
          onChange={(isOn) => edit((document) => setSelfWeight(document, isOn))}
        />
        {selfWeight && caseSets.length > 0 ? <WeightSets isReadOnly={isReadOnly} /> : null}
        <Note>{isSigned ? t('loads.signs') : tTable('hint.arrows')}</Note>
      </>
    );
  };
}

/** Creates the list of loads, with the fields of a row and the button that adds one. */
function createLoadsList<Types extends LoadsTypes, Row extends LoadRowOf<Types['item']>>({
  session,
  table,
  remove,
  useRemoval,
  listLoads,
  useText,
  useOwners,
  add,
  useWriter,
  LoadFields,
  ManyFields,
}: LoadsTabPlan<Types, Row>): (props: TabProps) => ReactElement {
  function Cells({ item: row, index }: CellsProps<Row>) {
    const t = useText();
    const write = useWriter();
    const { caseSets } = useKitAtomValue(session.documentAtom);
    const sets = listSets(row.load.sets, caseSets.length).map((set) => set + 1);
    const { on, value } = write(row);
    return (
      <>
        <NumberCell>{index + 1}</NumberCell>
        <KindCell>{t(`load.${row.load.className as Row['load']['className']}`)}</KindCell>
        <td>{on}</td>
        <NumericCell>{value}</NumericCell>
        {caseSets.length > 0 ? (
          <td>{sets.length === 0 ? <Missing>{t('loads.noSet')}</Missing> : sets.join(' ')}</td>
        ) : null}
      </>
    );
  }

  function Fields({ index, indices = [index], isReadOnly }: RowProps) {
    const rows = listLoads(useKitAtomValue(session.documentAtom));
    const row = rows[index];
    if (row === undefined) return null;
    return (
      <Line>
        {indices.length > 1 ? (
          <ManyFields loads={indices.flatMap((at) => rows[at]?.item ?? [])} isReadOnly={isReadOnly} />
        ) : (
          <LoadFields item={row.item} isReadOnly={isReadOnly} />
        )}
      </Line>
    );
  }

  /** Adds a load to the object that is named beside the button. */
  function Adding() {
    const t = useText();
    const store = useKitStore();
    const edit = useSetKitAtom(session.applyEditAtom);
    return (
      <AddRowTo
        table={table}
        label={t('loads.add')}
        onLabel={t('loads.on')}
        {...useOwners()}
        onAdd={(on) => {
          const [kind = '', index] = on.split(':');
          const set = store.get(session.lastSetAtom);
          edit((document) => add(document, { kind, index: Number(index) }, set));
        }}
      />
    );
  }

  return createItemTab<Types, Row>({
    session,
    table,
    remove,
    useRemoval,
    itemOf: (document, index) => listLoads(document)[index]?.item,
    useWords: () => {
      const t = useText();
      return (key, values) => t(`loads.${key}`, values);
    },
    useColumns: () => {
      const t = useText();
      const { caseSets } = useKitAtomValue(session.documentAtom);
      return [
        { head: t('load.kind') },
        { head: t('loads.on') },
        { head: t('load.value'), isNumeric: true },
        ...(caseSets.length > 0 ? [{ head: t('panels.sets') }] : []),
      ];
    },
    Cells,
    Fields,
    Adding,
  });
}
