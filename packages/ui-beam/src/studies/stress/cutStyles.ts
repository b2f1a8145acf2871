import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** Pictures of a cross-section beside each other, as far as there is room. */
export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
  overflow-x: auto;
`;

/** A sentence in the place of a picture. */
export const Faint = styled.p`
  color: ${vars.inkMuted};
`;
