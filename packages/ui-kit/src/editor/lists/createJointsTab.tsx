import type { ComponentType, ReactElement } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useUnits } from '../../kit/useSettings.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { AddRow } from '../tables/AddRow.tsx';
import { NumberCell, NumericCell } from '../tables/cells.ts';
import { Line } from '../tables/layout.ts';
import type { CellsProps } from '../tables/RecordGrid.tsx';
import { SymbolHead } from '../tables/SymbolHead.tsx';
import type { RowProps, TabProps } from '../tables/tabProps.ts';
import { type ItemTabPlan, createItemTab } from './createItemTab.tsx';

type Axis = 'x' | 'y' | 'z';
type Place = Readonly<Record<'x' | 'y', number>> & { readonly z?: number };

type JointsTypes = SessionTypes & { readonly document: { readonly joints: readonly Place[] } };
type JointOf<Types extends JointsTypes> = Types['document']['joints'][number];

/** The properties of a list of joints. Hooks and components are the same in every render. */
export interface JointsTabPlan<Types extends JointsTypes> extends Pick<
  ItemTabPlan<Types, JointOf<Types>>,
  'session' | 'table' | 'remove' | 'useRemoval' | 'itemOf' | 'useExchange'
> {
  readonly useText: () => (
    key: 'caption' | 'none' | 'row' | 'removeOf' | 'add' | 'held',
    values?: { readonly number: number },
  ) => string;
  readonly useAxes: () => readonly Axis[];
  /** Returns the function that describes the supports of a joint. */
  readonly useHold: () => (joint: JointOf<Types>) => string;
  /**
   * Whether the supports of a joint may be given settlements, where the fields stand for `count` joints including this
   * one.
   */
  readonly canSettle: (joint: JointOf<Types>, count: number) => boolean;
  readonly add: (
    document: Types['document'],
    place: Readonly<Record<Axis, number>>,
  ) => DocumentEdit<Types['document'], Types['note']>;
  /** The place of joints and their supports. */
  readonly JointFields: ComponentType<RowProps>;
  /** The settlements of supports. */
  readonly SettlementFields: ComponentType<RowProps>;
}

/** Creates the tab of the joints of a structure: their places and supports. */
export function createJointsTab<Types extends JointsTypes>({
  useText,
  useAxes,
  useHold,
  canSettle,
  add,
  JointFields,
  SettlementFields,
  ...plan
}: JointsTabPlan<Types>): (props: TabProps) => ReactElement {
  const { session, table } = plan;

  function Cells({ item, index }: CellsProps<JointOf<Types>>) {
    const axes = useAxes();
    const writeHold = useHold();
    const format = useFormat();
    const system = useUnits();
    return (
      <>
        <NumberCell>{index + 1}</NumberCell>
        {axes.map((axis) => (
          <NumericCell key={axis}>
            {format.brief(item[axis] ?? 0, { quantity: 'length', system, withUnit: false })}
          </NumericCell>
        ))}
        <td>{writeHold(item)}</td>
      </>
    );
  }

  function Fields(rows: RowProps) {
    const joint = useKitAtomValue(session.documentAtom).joints[rows.index];
    if (joint === undefined) return null;
    return (
      <>
        <Line>
          <JointFields {...rows} />
        </Line>
        {canSettle(joint, rows.indices?.length ?? 1) ? (
          <Line>
            <SettlementFields {...rows} />
          </Line>
        ) : null}
      </>
    );
  }

  function Adding() {
    const t = useText();
    const edit = useSetKitAtom(session.applyEditAtom);
    return (
      <AddRow
        table={table}
        label={t('add')}
        onAdd={() => edit((document) => add(document, findFreePlace(document.joints)))}
      />
    );
  }

  return createItemTab<Types, JointOf<Types>>({
    ...plan,
    useWords: useText,
    useColumns: () => {
      const t = useText();
      const unit = useFormat().unit('length');
      return [
        ...useAxes().map((axis) => ({ head: <SymbolHead symbol={axis} unit={unit} />, isNumeric: true })),
        { head: t('held') },
      ];
    },
    Cells,
    Fields,
    Adding,
  });
}

/** Returns the place beside the last joint, one step to the right of all others. */
function findFreePlace(joints: readonly Place[]): Readonly<Record<Axis, number>> {
  const { y = 0, z = 0 } = joints.at(-1) ?? {};
  const x = joints.length === 0 ? 0 : Math.max(...joints.map((joint) => joint.x)) + 1;
  return { x, y, z };
}
