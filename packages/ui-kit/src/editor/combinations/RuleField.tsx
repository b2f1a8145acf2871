import { RULES, type RuleId } from '@eecs/solver-core/combinations';
import { chooseRule } from '../../editing/combinations/changeRule.ts';
import { SelectField } from '../../fields/SelectField.tsx';
import { useCommonDocument, useCommonEdit } from '../constants/commonPort.ts';
import { Note } from '../tables/layout.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { useCombinationText } from './combinationMessages.ts';
import type { CombiningPort } from './combiningPort.ts';

const NONE = 'none';

/** Chooses the rule by which the case sets are combined, shows its results, and names the source of its factors. */
export function RuleField({ isReadOnly, port }: TabProps & { readonly port: CombiningPort }) {
  const t = useCombinationText();
  const { combinations } = useCommonDocument();
  const edit = useCommonEdit();
  const [, show] = port.useShown();
  const ids = Object.keys(RULES) as RuleId[];
  return (
    <>
      <SelectField<RuleId | typeof NONE>
        label={t('rule.label')}
        value={combinations?.rule ?? NONE}
        options={[NONE, ...ids].map((value) => ({
          value: value as RuleId,
          label: t(`rule.${value as RuleId}`),
        }))}
        disabled={isReadOnly}
        onChange={(value) => {
          edit((document) => chooseRule(document, value === NONE ? null : value));
          // A reader who chooses a rule wants to see its results.
          if (value !== NONE) show(null);
        }}
      />
      {combinations === undefined ? null : (
        <Note>{t('rule.source', { source: RULES[combinations.rule].source })}</Note>
      )}
    </>
  );
}
