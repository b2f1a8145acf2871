import { styled } from 'styled-components';
import { refusedFieldsAtom } from '../state/sessionAtoms.ts';
import { createLate, useKitAtomValue, vars } from '@eecs/ui-kit';
import type { ShownResult } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { loadParts } from '../late/loadParts.ts';

/** Its sentences are loaded with those of the report on why a beam cannot be solved. */
const StaleReason = createLate(loadParts, 'StaleReason', { isQuiet: true });

/**
 * States whether the drawing shows the recorded result, a preview, or an earlier beam and then why; and which typed
 * text is not included.
 */
export function StandingTag({ standing }: Pick<ShownResult, 'standing'>) {
  const t = useBeamText();
  const [refused] = useKitAtomValue(refusedFieldsAtom).values();
  return (
    <Words>
      <Tag data-standing={standing} title={t(`results.${standing}Note`)}>
        {t(`results.${standing}`)}
      </Tag>
      {refused !== undefined ? (
        <span>{t('results.without', { label: refused.label })}</span>
      ) : standing === 'stale' ? (
        <span>
          <StaleReason />
        </span>
      ) : null}
    </Words>
  );
}

const Words = styled.p`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: 0 ${vars.space2};
  margin: 0;
  padding: ${vars.space1};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

const Tag = styled.span`
  padding: 1px ${vars.space1};
  border: 1px dashed ${vars.line};
  border-radius: ${vars.radius};
  white-space: nowrap;

  &[data-standing='recorded'] {
    border-style: solid;
    border-color: ${vars.ink};
    color: ${vars.ink};
  }
  &[data-standing='stale'] {
    border-color: ${vars.warning};
    color: ${vars.ink};
  }
`;
