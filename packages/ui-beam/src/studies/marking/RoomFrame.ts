import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/**
 * Styles of a room in which a mark is moved along a beam: choices, instructions, the board, and the results.
 */
export const RoomFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & p {
    margin: 0;
  }
  & > p[data-how] {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;

/** The choices of such a room. */
export const ChoiceBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2} ${vars.space4};

  & > p {
    padding-bottom: ${vars.space2};
  }
`;

/** The field for a typed place among them. */
export const PlaceField = styled.div`
  width: 130px;
`;
