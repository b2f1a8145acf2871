import { type ComponentPropsWithRef, type ReactNode, forwardRef } from 'react';
import { css, styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** A native button's attributes, and how it looks. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is filled with ink, one per view; `danger` deletes. @default 'plain' */
  readonly variant?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
}

/** A button with a text. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, Omit<ButtonProps, 'ref'>>(function Button(
  { variant = 'plain', icon, children, type = 'button', ...rest },
  ref,
) {
  return (
    <Base type={type} $variant={variant} {...rest} ref={ref}>
      {icon}
      {children}
    </Base>
  );
});

const variants = {
  plain: css`
    border-color: ${vars.line};
    background: ${vars.sheet};
    color: ${vars.ink};
    &:hover:not(:disabled) {
      border-color: ${vars.ink};
      background: ${vars.sunken};
    }
  `,
  primary: css`
    border-color: ${vars.buttonFill};
    background: ${vars.buttonFill};
    color: ${vars.buttonText};
    &:hover:not(:disabled) {
      border-color: ${vars.accent};
      background: ${vars.accent};
      color: ${vars.onAccent};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${vars.ink};
    &:hover:not(:disabled) {
      background: ${vars.sunken};
    }
  `,
  danger: css`
    border-color: ${vars.error};
    background: ${vars.sheet};
    color: ${vars.error};
    &:hover:not(:disabled) {
      background: ${vars.sunken};
    }
  `,
};

const Base = styled.button<{ $variant: keyof typeof variants }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space2};
  min-height: ${vars.hit};
  padding: 0 ${vars.space3};
  border: 1px solid;
  border-radius: ${vars.radius};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  ${({ $variant }) => variants[$variant]}

  &:disabled {
    border-style: dashed;
    border-color: ${vars.line};
    background: transparent;
    color: ${vars.inkMuted};
    cursor: default;
  }
`;
