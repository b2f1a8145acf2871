import { styled } from 'styled-components';
import { CommonSelect, type CommonSelectProps } from './CommonSelect.tsx';

export interface LineSelectProps<Value extends string> extends CommonSelectProps<Value> {
  /** The preferred width, px. @default 132 */
  readonly basisPx?: number;
  /** @default 104 */
  readonly leastPx?: number;
}

/** A list in a row of fields, for one thing or for several; its label is for screen readers only. */
export function LineSelect<Value extends string>({
  basisPx = 132,
  leastPx = 104,
  ...field
}: LineSelectProps<Value>) {
  return (
    <Box $basisPx={basisPx} $leastPx={leastPx}>
      <CommonSelect hideLabel {...field} />
    </Box>
  );
}

// No inline style: a line that scrolls keeps its fields from shrinking.
const Box = styled.div<{ readonly $basisPx: number; readonly $leastPx: number }>`
  flex: 0 1 ${({ $basisPx }) => $basisPx}px;
  min-width: ${({ $leastPx }) => $leastPx}px;
`;
