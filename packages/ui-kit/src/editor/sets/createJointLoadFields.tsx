import type { CommonCase } from '@eecs/solver-core';
import type { ComponentType, ReactElement } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { ArrowLine } from '../../i18n/loadArrows.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { AreaFields } from '../area/AreaFields.tsx';
import { CarriedReaction } from '../carried/CarriedReaction.tsx';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { TabProps } from '../tables/tabProps.ts';
import {
  type PointLoad,
  type PointLoadChange,
  PointLoadFields,
  type PointLoadText,
} from '../lists/PointLoadFields.tsx';

/** A load of a joint on a board. */
interface JointLoadPlace {
  readonly joint: number;
  readonly index: number;
}

type JointLoadsTypes<Load> = SessionTypes & {
  readonly document: CommonCase & { readonly joints: readonly { readonly loads: readonly Load[] }[] };
};

/** Everything that the fields need to know about loads of joints. */
export interface JointLoadFieldsPlan<
  Types extends JointLoadsTypes<PointLoad<ClassName>>,
  ClassName extends string,
> {
  readonly session: Session<Types>;
  readonly useText: () => PointLoadText<ClassName>;
  readonly classes: readonly ClassName[];
  readonly lineOf: (load: Types['document']['joints'][number]['loads'][number]) => ArrowLine;
  /** Returns the label of the angle from the plane; null if the structure is plane. @default null */
  readonly useBetaLabel?: () => string | null;
  readonly changeJointLoad: (
    document: Types['document'],
    at: JointLoadPlace,
    change: PointLoadChange<ClassName>,
  ) => DocumentEdit<Types['document'], Types['note']>;
  readonly LoadSets: ComponentType<
    TabProps & { readonly loads: readonly (JointLoadPlace & { readonly kind: 'jointLoad' })[] }
  >;
}

const noLabel = (): null => null;

/** Creates the fields of one load of a joint: its class, value, direction, carried reaction and case sets. */
export function createJointLoadFields<
  Types extends JointLoadsTypes<PointLoad<ClassName>>,
  ClassName extends string,
>({
  session,
  useText,
  classes,
  lineOf,
  useBetaLabel = noLabel,
  changeJointLoad,
  LoadSets,
}: JointLoadFieldsPlan<Types, ClassName>): (
  props: TabProps & { readonly joint: number; readonly index: number },
) => ReactElement | null {
  return function JointLoadFields({ joint, index, isReadOnly }) {
    const t = useText();
    const edit = useSetKitAtom(session.applyEditAtom);
    const betaLabel = useBetaLabel();
    const load = useKitAtomValue(session.shownDocumentAtom).joints[joint]?.loads[index];
    if (load === undefined) return null;
    const along = lineOf(load);
    const path = `/joints/${joint}/loads/${index}`;
    return (
      <>
        <PointLoadFields
          t={t}
          classes={classes}
          load={load}
          along={along}
          betaLabel={betaLabel}
          isReadOnly={isReadOnly}
          onChange={(change) => edit((now) => changeJointLoad(now, { joint, index }, change))}
        />
        <AreaFields session={session} path={path} along={along} isReadOnly={isReadOnly} />
        <CarriedReaction session={session} path={path} isReadOnly={isReadOnly} />
        <LoadSets loads={[{ kind: 'jointLoad', joint, index }]} isReadOnly={isReadOnly} />
      </>
    );
  };
}
