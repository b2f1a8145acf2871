import { styled } from 'styled-components';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { shownModeAtom } from '../board/shownMode.ts';

export interface MotionButtonsProps {
  /** Indices of the motions that a line describes. */
  readonly modes: readonly number[];
  /** Index of the motion shown on the board. */
  readonly shown: number;
  /** Names a button; `number` is that of the motion, null if there is only one. */
  readonly label: (number: number | null) => string;
}

/** The buttons after a line about motions: each plays one of them on the board, from its start. */
export function MotionButtons({ modes, shown, label }: MotionButtonsProps) {
  const [{ replay }, show] = useKitAtom(shownModeAtom);
  return modes.map((mode) => (
    <Show
      key={mode}
      type="button"
      aria-pressed={modes.length > 1 ? mode === shown : undefined}
      onClick={() => show({ mode, replay: replay + 1 })}
    >
      {label(modes.length > 1 ? mode + 1 : null)}
    </Show>
  ));
}

const Show = styled.button`
  min-height: 24px;
  margin-inline-start: ${vars.space1};
  padding: 0 ${vars.space1};
  border: 0;
  background: none;
  color: ${vars.accent};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;

  &[aria-pressed='true'] {
    font-weight: 600;
  }
`;
