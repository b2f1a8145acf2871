import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { vars } from '../../theme/tokens.ts';

/** One button of a view. */
export interface ViewButton {
  readonly name: string;
  readonly label: string;
  /** The key of the same action, as displayed. */
  readonly keys: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

export interface ViewBarProps {
  readonly label: string;
  /**
   * From top to bottom, or from left to right; buttons that come and go are last, so that none moves under the pointer.
   */
  readonly buttons: readonly ViewButton[];
  /** Whether they stand side by side, as next to lists of choices. @default false */
  readonly isRow?: boolean;
  /** Content before the buttons. */
  readonly children?: ReactNode;
}

/** The buttons of a view, in the upper right corner of a drawing. */
export function ViewBar({ label, buttons, isRow = false, children }: ViewBarProps) {
  return (
    <Bar role="group" aria-label={label} data-row={isRow || undefined}>
      {children}
      {buttons.map(({ name, label: own, keys, icon, run }) => (
        <IconButton key={name} label={own} title={`${own} (${keys})`} icon={icon} onClick={run} />
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  display: flex;
  /* At touch size the column may be taller than a low board: it then continues in a second column. */
  flex-flow: column wrap-reverse;
  max-height: 100%;

  &[data-row] {
    top: ${vars.space1};
    right: ${vars.space1};
    flex-flow: row nowrap;
    align-items: center;
    gap: 2px;
  }
  &[data-row] select {
    width: auto;
    max-width: 132px;
    background: ${vars.sheet};
  }
  /* A rim of the sheet's colour separates an icon from the zoomed drawing and covers nothing beside it. */
  svg {
    filter: drop-shadow(0 0 2px ${vars.sheet}) drop-shadow(0 0 2px ${vars.sheet})
      drop-shadow(0 0 1px ${vars.sheet});
  }
`;
