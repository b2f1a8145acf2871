import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { countRestraints, judgeConstraints } from '@eecs/solver-core/rules';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom, verdictAtom } from '../state/sessionAtoms.ts';

/**
 * Shows the stability verdict on the supports, with the available and the required numbers of restraints. For a
 * mechanism it states whether the restraints are too few, or enough but badly placed.
 */
export function ConstraintCount() {
  const t = usePanelText();
  const tBeam = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const verdict = useKitAtomValue(verdictAtom);
  const status = judgeConstraints(document, verdict);
  const { status: kind, degree } = verdict;
  const { needed, found } = countRestraints(document, verdict);
  return (
    <Words data-status={status}>
      {kind === 'determinate' || kind === 'indeterminate'
        ? tBeam(`verdict.${kind}`, { degree })
        : t(`supports.constraint.${status}`)}
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
