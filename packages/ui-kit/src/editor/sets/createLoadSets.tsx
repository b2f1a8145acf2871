import type { CommonCase } from '@eecs/solver-core';
import { hasSet } from '@eecs/solver-core/rules';
import type { ReactElement } from 'react';
import type { DocumentEdit } from '../../editing/edit.ts';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { findCommonFlag } from '../tables/findCommon.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { SetMask } from './SetMask.tsx';

/** Everything that the marks need to know about the loads of a document. */
export interface LoadSetsPlan<Types extends SessionTypes & { readonly document: CommonCase }, Item> {
  readonly session: Pick<Session<Types>, 'applyEditAtom' | 'documentAtom'>;
  readonly useText: () => (key: 'load.sets') => string;
  readonly loadOf: (document: Types['document'], item: Item) => { readonly sets: number } | undefined;
  /** Adds loads to a case set, or removes them from it. */
  readonly putLoadsInSet: (
    document: Types['document'],
    items: readonly Item[],
    by: { readonly set: number; readonly isIn: boolean },
  ) => DocumentEdit<Types['document'], Types['note']>;
}

/** Creates the toggles of the case sets in which loads act; they show nothing without case sets. */
export function createLoadSets<Types extends SessionTypes & { readonly document: CommonCase }, Item>({
  session,
  useText,
  loadOf,
  putLoadsInSet,
}: LoadSetsPlan<Types, Item>): (
  props: TabProps & { readonly loads: readonly Item[] },
) => ReactElement | null {
  return function LoadSets({ loads, isReadOnly }) {
    const name = useText()('load.sets');
    const document = useKitAtomValue(session.documentAtom);
    const edit = useSetKitAtom(session.applyEditAtom);
    if (document.caseSets.length === 0) return null;
    return (
      <SetMask
        caseSets={document.caseSets}
        label={name}
        name={name}
        hideLabel
        isIn={(set) => findCommonFlag(loads.map((item) => hasSet(loadOf(document, item)?.sets ?? 0, set)))}
        onToggle={(set, isIn) => edit((now) => putLoadsInSet(now, loads, { set, isIn }))}
        disabled={isReadOnly}
      />
    );
  };
}
