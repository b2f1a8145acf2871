import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../fields/IconButton.tsx';
import { vars } from '../../theme/tokens.ts';

/** One button of a view. */
export interface ViewButton {
  readonly name: string;
  readonly label: string;
  /** The key that does the same, as it is written. */
  readonly keys: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

export interface ViewBarProps {
  readonly label: string;
  /**
   * From top to bottom, or from left to right; one that comes and goes is below those that stay, so that none moves
   * under the pointer.
   */
  readonly buttons: readonly ViewButton[];
  /** Whether they stand side by side, as next to lists of choices. @default false */
  readonly isRow?: boolean;
  /** Content before them. */
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
  /* By finger the column may be taller than a low board: it goes on in another one beside it. */
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
  /* A rim of the sheet's colour parts an icon from what a zoomed drawing has there, and covers nothing beside it. */
  svg {
    filter: drop-shadow(0 0 2px ${vars.sheet}) drop-shadow(0 0 2px ${vars.sheet})
      drop-shadow(0 0 1px ${vars.sheet});
  }
`;
