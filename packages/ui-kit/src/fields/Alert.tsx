import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

export interface AlertProps {
  /** @default 'info' */
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
}

/** Something that must be read where it happened; warnings and errors are also spoken. */
export function Alert({ kind = 'info', title, children, actions }: AlertProps) {
  return (
    <Box $kind={kind} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      <div>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </div>
    </Box>
  );
}

const edge = {
  info: vars.accent,
  success: vars.success,
  warning: vars.warning,
  error: vars.error,
} as const;

const Box = styled.div<{ $kind: keyof typeof edge }>`
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${({ $kind }) => edge[$kind]};
  background: ${vars.sheet};
  color: ${vars.ink};
`;

const Title = styled.strong`
  display: block;
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
  margin-top: ${vars.space2};
`;
