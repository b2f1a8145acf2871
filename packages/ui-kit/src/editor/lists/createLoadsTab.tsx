import type { CommonCase } from '@eecs/solver-core';
import type { ReactElement } from 'react';
import { setSelfWeight } from '../../editing/setCaseOption.ts';
import { CheckField } from '../../fields/CheckField.tsx';
import { useKitAtomValue, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { hasSignedValuesAtom } from '../measures/signedValues.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type ItemTabPlan, createItemTab } from './createItemTab.tsx';
import { Note } from '../tables/layout.ts';
import type { TabProps } from '../tables/tabProps.ts';

type LoadWord = 'kind' | 'on' | 'value' | 'sets' | 'selfWeight' | 'arrows' | 'signs';

/** The facts about a list of loads. */
export interface LoadsTabPlan<
  Types extends SessionTypes & { readonly document: CommonCase },
  Row extends object,
> extends Omit<ItemTabPlan<Types, Row>, 'useColumns'> {
  readonly session: ItemTabPlan<Types, Row>['session'];
  /** Returns the words of the columns and of what is under the table. */
  readonly useLoadWords: () => (word: LoadWord) => string;
  /** The case sets in which the self weight acts. */
  readonly WeightSets: (props: TabProps) => React.ReactNode;
}

/** Creates the tab of everything that acts on a structure: a list of loads and the self weight. */
export function createLoadsTab<
  Types extends SessionTypes & { readonly document: CommonCase },
  Row extends object,
>({ useLoadWords, WeightSets, ...plan }: LoadsTabPlan<Types, Row>): (props: TabProps) => ReactElement {
  const { session } = plan;
  const List = createItemTab<Types, Row>({
    ...plan,
    useColumns: () => {
      const t = useLoadWords();
      const { caseSets } = useKitAtomValue(session.documentAtom);
      return [
        { head: t('kind') },
        { head: t('on') },
        { head: t('value'), isNumeric: true },
        ...(caseSets.length > 0 ? [{ head: t('sets') }] : []),
      ];
    },
  });
  return function LoadsTab({ isReadOnly }) {
    const t = useLoadWords();
    const edit = useSetKitAtom(session.applyEditAtom);
    const { selfWeight, caseSets } = useKitAtomValue(session.documentAtom);
    const isSigned = useKitAtomValue(hasSignedValuesAtom);
    return (
      <>
        <List isReadOnly={isReadOnly} />
        <CheckField
          label={t('selfWeight')}
          checked={selfWeight}
          disabled={isReadOnly}
          onChange={(isOn) => edit((document) => setSelfWeight(document, isOn))}
        />
        {selfWeight && caseSets.length > 0 ? <WeightSets isReadOnly={isReadOnly} /> : null}
        <Note>{t(isSigned ? 'signs' : 'arrows')}</Note>
      </>
    );
  };
}
