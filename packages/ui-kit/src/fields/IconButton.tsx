import { type ComponentPropsWithRef, type ReactNode, forwardRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** A native button's attributes; its label is read aloud or shown as a tooltip. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its action; read aloud and shown as the tooltip. */
  readonly label: string;
  /** A 20 px icon. */
  readonly icon: ReactNode;
  /** Draws it as pressed, for a tool or a toggle. */
  readonly pressed?: boolean;
}

/** A square button with an icon: 20 px icon, 32 px area, 44 px on touch screens. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'ref'>>(
  function IconButton({ label, icon, pressed, type = 'button', ...rest }, ref) {
    return (
      <Base type={type} aria-label={label} title={label} aria-pressed={pressed} {...rest} ref={ref}>
        {icon}
      </Base>
    );
  },
);

const Base = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${vars.hit};
  height: ${vars.hit};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${vars.radius};
  background: transparent;
  color: ${vars.ink};
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${vars.sunken};
  }
  &[aria-pressed='true'] {
    border-color: ${vars.accent};
    background: ${vars.accentWash};
  }
  &:disabled {
    color: ${vars.inkMuted};
    opacity: 0.6;
    cursor: default;
  }
`;
