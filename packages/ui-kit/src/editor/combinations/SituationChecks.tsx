import { RULES, type Situation } from '@eecs/solver-core/combinations';
import { toggleSituation } from '../../editing/combinations/changeRule.ts';
import { CheckField } from '../../fields/CheckField.tsx';
import { useCommonDocument, useCommonEdit } from '../constants/commonPort.ts';
import { Columns, Group } from '../tables/layout.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { useCombinationText } from './combinationMessages.ts';

/** The situations of the rule; one of them always stays. */
export function SituationChecks({ isReadOnly }: TabProps) {
  const t = useCombinationText();
  const { combinations, caseSets } = useCommonDocument();
  const edit = useCommonEdit();
  if (combinations === undefined) return null;
  const hasAccident = caseSets.some(({ action }) => action?.kind === 'A');
  const all = (Object.keys(RULES[combinations.rule].situations) as Situation[]).filter(
    (one) => one !== 'accidental' || hasAccident || combinations.situations?.includes(one),
  );
  const wanted = combinations.situations ?? all;
  return (
    <Group>
      <legend>{t('situation.title')}</legend>
      <Columns $count={2}>
        {all.map((situation) => (
          <CheckField
            key={situation}
            label={t(`situation.${situation}`)}
            checked={wanted.includes(situation)}
            disabled={isReadOnly || (wanted.length === 1 && wanted[0] === situation)}
            onChange={() => edit((document) => toggleSituation(document, situation))}
          />
        ))}
      </Columns>
    </Group>
  );
}
