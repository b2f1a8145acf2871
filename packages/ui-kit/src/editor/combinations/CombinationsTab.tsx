import { isCombining } from '../../editing/combinations/isCombining.ts';
import { Alert } from '../../fields/Alert.tsx';
import { FieldPlaceContext } from '../tables/FieldPlace.ts';
import { Note, Stack } from '../tables/layout.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { useCommonDocument } from '../constants/commonPort.ts';
import { ActionList } from './ActionList.tsx';
import { FactorList } from './FactorList.tsx';
import { GoverningList } from './GoverningList.tsx';
import { RuleField } from './RuleField.tsx';
import { SituationChecks } from './SituationChecks.tsx';
import { useCombinationText } from './combinationMessages.ts';
import type { CombiningPort } from './combiningPort.ts';

/**
 * The tab of combinations: the action of each case set, the rule, the situations, the differences from the standard,
 * and the few combinations that govern.
 */
export function CombinationsTab({ isReadOnly, port }: TabProps & { readonly port: CombiningPort }) {
  const t = useCombinationText();
  const document = useCommonDocument();
  const reasons = port.useReasons();
  const hasRule = document.combinations !== undefined;
  return (
    <FieldPlaceContext.Provider value={{ tab: 'combinations' }}>
      <Stack>
        <RuleField isReadOnly={isReadOnly} port={port} />
        {hasRule ? null : <Note>{t(document.caseSets.length < 2 ? 'single' : 'note')}</Note>}
        {reasons.length === 0 ? null : (
          <Alert kind="warning" title={t('refused')}>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ActionList isReadOnly={isReadOnly} hasSpans={port.hasSpans} />
        {hasRule ? <SituationChecks isReadOnly={isReadOnly} /> : null}
        {hasRule ? <FactorList isReadOnly={isReadOnly} /> : null}
        {isCombining(document) ? <GoverningList port={port} /> : null}
      </Stack>
    </FieldPlaceContext.Provider>
  );
}
