import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/** Width of a field for a number of seven characters and its unit, in digit widths of the page's font. */
const FIELD_WIDTH = '12.8ch';

/** The width of one of several columns of a grid with gaps of `space2`; rounding never loses a column. */
const shareOf = (count: number): string => `calc((100% - ${count - 1} * ${vars.space2}) / ${count} - 0.5px)`;

/**
 * Fields side by side in columns of equal width, at most `$count` and as many as have room for a number; the others
 * continue below. Short numbers need less width: `$width`.
 */
export const Columns = styled.div<{ $count?: 2 | 3; $width?: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      max(${({ $count = 3 }) => shareOf($count)}, min(100%, ${({ $width = FIELD_WIDTH }) => $width})),
      1fr
    )
  );
  align-items: start;
  gap: ${vars.space2};
`;

/** Fields or lines one below the other. */
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

/**
 * The line under a table that adds a row: its kind, and the button, which wraps to the next line if both do not fit.
 */
export const AddBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
  margin-top: ${vars.space2};

  & > :first-child:not(button, :last-child) {
    flex: 1 1 auto;
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
