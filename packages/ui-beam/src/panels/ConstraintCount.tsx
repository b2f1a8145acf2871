import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { countRestraints, judgeConstraints } from '@eecs/solver-core/rules';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom, verdictAtom } from '../state/sessionAtoms.ts';

/**
 * How many restraints hold the beam, how many it needs, and whether that is too few or more than enough. The degree is
 * said beside Solve.
 */
export function ConstraintCount() {
  const t = usePanelText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useKitAtomValue(verdictAtom);
  const status = judgeConstraints(document, verdict);
  const { needed, found } = countRestraints(document, verdict);
  return (
    <Words data-status={status}>
      {t(`supports.constraint.${status}`)}
      <small>{t('supports.count', { count: found, needed })}</small>
    </Words>
  );
}

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${vars.space2};
  margin: 0 0 ${vars.space1};
  font-weight: 600;

  & > small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
    font-weight: 400;
  }
  &[data-status='under'] {
    color: ${vars.error};
  }
`;
