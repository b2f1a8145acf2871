import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';

/** As many characters as a greatest deflection with its place and its ratio. */
const BLANK = '\u00a0'.repeat(44);

/** Reserves the room of the row of the greatest deflection until it is loaded. */
export function GreatestRoom() {
  const t = useBeamText();
  return (
    <GreatestLine>
      <Greatest>
        <dt>
          {t('results.greatestDeflection')} <i>v</i>
        </dt>
        <dd>{BLANK}</dd>
      </Greatest>
    </GreatestLine>
  );
}

/**
 * The row of the greatest deflection and of its limit; on a phone the limit has its own row. The values have all the
 * room that the limit leaves, because a gesture freezes their width while it makes them longer.
 */
export const GreatestLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space3};
  min-height: calc(2 * ${vars.hit});
  padding: ${vars.space1} ${vars.space3} 0;
  border-top: 1px solid ${vars.hairline};

  & > :first-child {
    flex: 1 1 auto;
  }
  @container (min-width: 640px) {
    min-height: calc(${vars.hit} + ${vars.space1});
  }
`;

/** The greatest deflection. */
export const Greatest = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space2};
  margin: 0;

  & dt {
    color: ${vars.inkMuted};
  }
  & dd {
    margin: 0;
  }
`;
