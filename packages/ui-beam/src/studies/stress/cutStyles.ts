import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** Pictures of a cross-section side by side, as many as fit. */
export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
  overflow-x: auto;
`;

/** A sentence in place of a picture. */
export const Faint = styled.p`
  color: ${vars.inkMuted};
`;
