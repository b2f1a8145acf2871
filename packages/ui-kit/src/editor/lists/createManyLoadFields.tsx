import type { CommonCase } from '@eecs/solver-core';
import type { ComponentType, ReactElement } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { ArrowLine } from '../../i18n/loadArrows.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { AngleField } from '../tables/AngleField.tsx';
import { LineField } from '../tables/LineField.tsx';
import { LineSelect } from '../tables/LineSelect.tsx';
import { findCommon } from '../tables/findCommon.ts';
import type { TabProps } from '../tables/tabProps.ts';
import type { PointLoadText } from './PointLoadFields.tsx';

/** A load of a joint or of a line. */
type AnyLoad =
  | {
      readonly className: 'DistributedLoad' | 'DistributedMass';
      readonly y: readonly [number, number, number];
    }
  | {
      readonly className: 'ShearLoad' | 'AxialLoad' | 'GenericLoad' | 'BendingMoment';
      readonly alpha: number;
    };

/** The classes of forces at points. */
const FORCES = ['ShearLoad', 'AxialLoad', 'GenericLoad'] as const;
/** A class of a force at a point. */
export type ForceClass = (typeof FORCES)[number];

const SYMBOLS = { force: 'P', moment: 'M', distributedLoad: 'q', linearMass: 'm' } as const;

type ManyTypes = SessionTypes & { readonly document: CommonCase };

/** Everything that the fields need to know about loads. */
export interface ManyLoadFieldsPlan<Types extends ManyTypes, Item> {
  readonly session: Pick<Session<Types>, 'applyEditAtom' | 'shownDocumentAtom'>;
  readonly useText: () => PointLoadText<ForceClass>;
  readonly loadOf: (document: Types['document'], item: Item) => AnyLoad | undefined;
  /** Returns the line of action of a load that is no mass, for the arrow beside its value. */
  readonly lineOf: (document: Types['document'], item: Item) => ArrowLine | undefined;
  /** Returns the value of a load; null if it has none that all of it shares. */
  readonly sizeOf: (document: Types['document'], item: Item) => number | null;
  readonly setSizes: (
    document: Types['document'],
    items: readonly Item[],
    size: number,
  ) => DocumentEdit<Types['document'], Types['note']>;
  /** Changes the class or the angle of forces at points. */
  readonly changeForces: (
    document: Types['document'],
    items: readonly Item[],
    change: { readonly className?: ForceClass; readonly alpha?: number },
  ) => DocumentEdit<Types['document'], Types['note']>;
  readonly LoadSets: ComponentType<TabProps & { readonly loads: readonly Item[] }>;
}

/** Creates the common fields of several loads: their value, the class and the angle of forces, and their case sets. */
export function createManyLoadFields<Types extends ManyTypes, Item>({
  session,
  useText,
  loadOf,
  lineOf,
  sizeOf,
  setSizes,
  changeForces,
  LoadSets,
}: ManyLoadFieldsPlan<Types, Item>): (
  props: TabProps & { readonly loads: readonly Item[] },
) => ReactElement | null {
  return function ManyLoadFields({ loads: items, isReadOnly }) {
    const t = useText();
    const edit = useSetKitAtom(session.applyEditAtom);
    const document = useKitAtomValue(session.shownDocumentAtom);
    const loads = items.flatMap((item) => loadOf(document, item) ?? []);
    const [first] = loads;
    if (first === undefined) return null;
    const quantity = quantityOf(first);
    const sizes = items.map((item) => sizeOf(document, item));
    // A force and a force per length have no common value.
    const isOneKind = loads.every((load) => quantityOf(load) === quantity);
    const size = findCommon(sizes.map((value) => value ?? 0));
    const line = findCommon(
      items.map((item) =>
        loadOf(document, item)?.className === 'DistributedMass' ? undefined : lineOf(document, item),
      ),
    );
    const forces = isOneKind && quantity === 'force' ? loads : [];
    const alpha = findCommon(loads.map((load) => ('alpha' in load ? load.alpha : 0)));
    return (
      <>
        {forces.length > 0 ? (
          <LineSelect
            label={t('load.kind')}
            values={forces.flatMap(({ className }) => FORCES.find((one) => one === className) ?? [])}
            options={FORCES.map((value) => ({ value, label: t(`load.${value}`) }))}
            disabled={isReadOnly}
            onChange={(className) => edit((now) => changeForces(now, items, { className }))}
          />
        ) : null}
        {isOneKind && !sizes.includes(null) ? (
          <LineField
            symbol={SYMBOLS[quantity]}
            name={t('load.value')}
            tab="loads"
            quantity={quantity}
            value={size.value ?? 0}
            isMixed={size.isMixed}
            along={line.isMixed ? undefined : line.value}
            readOnly={isReadOnly}
            onCommit={(value) => edit((now) => setSizes(now, items, value))}
          />
        ) : null}
        {forces.length > 0 && forces.every(({ className }) => className === 'GenericLoad') ? (
          <AngleField
            name={t('load.alpha')}
            value={alpha.value ?? 0}
            isMixed={alpha.isMixed}
            readOnly={isReadOnly}
            onCommit={(value) => edit((now) => changeForces(now, items, { alpha: value }))}
          />
        ) : null}
        <LoadSets loads={items} isReadOnly={isReadOnly} />
      </>
    );
  };
}

function quantityOf({ className }: AnyLoad): keyof typeof SYMBOLS {
  switch (className) {
    case 'DistributedMass':
      return 'linearMass';
    case 'DistributedLoad':
      return 'distributedLoad';
    case 'BendingMoment':
      return 'moment';
    default:
      return 'force';
  }
}
