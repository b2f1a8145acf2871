import { styled } from 'styled-components';
import { SelectField, useKitAtom, vars } from '@eecs/ui-kit';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';
import { deflectionLimitAtom } from '../state/look.ts';

/** The parts of a span that codes ask for. */
const LIMITS = [0, 150, 200, 250, 300, 350, 400, 500, 600, 750, 1000];

/**
 * Chooses what part of its span the beam may deflect by: a line in the diagram of
 * the deflection, and how much of it is used.
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
