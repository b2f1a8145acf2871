import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';

/** As many characters as a greatest deflection has with its place and its ratio. */
const BLANK = '\u00a0'.repeat(44);

/** The room of the row of the greatest deflection until that comes. */
export function GreatestRoom() {
  const t = useBeamText();
  return (
    <Greatest>
      <dt>
        {t('results.greatestDeflection')} <i>v</i>
      </dt>
      <dd>{BLANK}</dd>
    </Greatest>
  );
}

/** The row of the greatest deflection. */
export const Greatest = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space2};
  margin: 0;
  padding: ${vars.space2} ${vars.space3} ${vars.space1};
  border-top: 1px solid ${vars.hairline};

  & dt {
    color: ${vars.inkMuted};
  }
  & dd {
    margin: 0;
  }
`;
