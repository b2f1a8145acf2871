import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Fields side by side in columns of one width; what does not fit goes on below. */
export const Columns = styled.div<{ $count?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${({ $count = 3 }) => $count}, minmax(0, 1fr));
  align-items: start;
  gap: ${vars.space2};
`;

/** Fields or lines under each other. */
export const Stack = styled.div`
  display: grid;
  gap: ${vars.space2};
`;

/** Buttons and short words in a line. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space1} ${vars.space2};
`;

/** The line under a table that adds a row: its kind, and the button. */
export const AddBar = styled.div`
  display: flex;
  align-items: end;
  gap: ${vars.space2};
  margin-top: ${vars.space2};

  & > :first-child:not(:last-child) {
    flex: 1;
  }
`;

/** A sentence that explains, in the small size. */
export const Note = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;

/** A group of fields with its name above. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${vars.space1};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
