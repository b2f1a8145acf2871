import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** A grid of fields that puts as many side by side as have room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  align-items: start;
  gap: ${vars.space2};
`;
