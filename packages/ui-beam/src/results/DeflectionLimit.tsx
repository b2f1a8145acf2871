import { styled } from 'styled-components';
import { SelectField, useKitAtom, vars } from '@eecs/ui-kit';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { deflectionLimitAtom } from '../state/look.ts';

/** Span ratios required by codes. */
const LIMITS = [0, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000];

/**
 * Chooses the limit of deflection as a fraction of the span: a line in the diagram of the deflection, and its
 * utilisation.
 */
export function DeflectionLimit() {
  const t = useWorkspaceText();
  const [limit, setLimit] = useKitAtom(deflectionLimitAtom);
  const options = LIMITS.map((n) => ({
    value: String(n),
    label: n === 0 ? t('limit.none') : t('limit.of', { n }),
  }));
  return (
    <Choice data-screen-only="">
      <span aria-hidden="true">{t('limit.label')}</span>
      <SelectField
        label={t('limit.label')}
        hideLabel
        value={String(limit)}
        options={options}
        onChange={(value) => setLimit(Number(value))}
      />
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${vars.space2};
  margin-inline-start: auto;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
  white-space: nowrap;
`;
