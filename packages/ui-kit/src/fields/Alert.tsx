import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import type { Look } from '../theme/look.ts';
import { vars } from '../theme/tokens.ts';

/** The message of an alert, and the actions that it offers. */
export interface AlertProps {
  /** @default 'info' */
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons under the text. */
  readonly actions?: ReactNode;
}

/** A message shown where it concerns the reader; warnings and errors are also announced. */
export function Alert({ kind = 'info', title, children, actions }: AlertProps) {
  const { color, Icon } = looks[kind];
  return (
    <Box $color={color} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      <Icon size={20} strokeWidth={1.75} color={color} aria-hidden="true" />
      <div>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </div>
    </Box>
  );
}

const looks: Readonly<Record<NonNullable<AlertProps['kind']>, Look>> = {
  info: { color: vars.accent, Icon: Info },
  success: { color: vars.success, Icon: CircleCheck },
  warning: { color: vars.warning, Icon: TriangleAlert },
  error: { color: vars.error, Icon: OctagonAlert },
};

const Box = styled.div<{ $color: string }>`
  display: flex;
  gap: ${vars.space2};
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-inline-start: 3px solid ${({ $color }) => $color};
  background: ${vars.sheet};
  color: ${vars.ink};

  & > svg {
    flex: none;
  }
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
