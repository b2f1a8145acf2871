import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import type { ScrubHandlers } from './useScrub.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Props of the frame around a control. */
export interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  /** Shows the label to screen readers only: for fields inside tables. @default false */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Lets the value be changed by dragging the label. */
  readonly scrub?: ScrubHandlers;
  readonly children: ReactNode;
}

/** Returns the ids for a control's `aria-describedby`. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter((part) => part !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** A label above, the control, and below it an error or a hint. */
export function FieldFrame({ id, label, hideLabel = false, hint, error, scrub, children }: FieldFrameProps) {
  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <Label>
          <label htmlFor={id} data-scrub={scrub === undefined ? undefined : ''} {...scrub}>
            {label}
          </label>
        </Label>
      )}
      {children}
      {error ? (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      ) : null}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

const Label = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};

  & [data-scrub] {
    display: block;
    cursor: ew-resize;
    user-select: none;
  }
`;

const ErrorText = styled.span`
  color: ${vars.error};
  font-size: ${vars.text1};
`;

const Hint = styled.span`
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
