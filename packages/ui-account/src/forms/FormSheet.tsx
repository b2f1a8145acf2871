import type { FormEventHandler, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, vars } from '@eecs/ui-kit';
import { WaitOverlay } from './WaitOverlay.tsx';

export interface FormSheetProps {
  /** The accessible name of the form. */
  readonly label: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** An error about the form as a whole, shown above the button. */
  readonly problem: string | null;
  /** The text of the button. */
  readonly action: string;
  readonly isSending: boolean;
  readonly variant?: 'primary' | 'plain' | 'danger';
  /** Content next to the button. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A form: its fields, the errors of the form as a whole, and the submit button. The browser's own validation is off,
 * because its messages are not in the reader's language.
 */
export function FormSheet({
  label,
  onSubmit,
  problem,
  action,
  isSending,
  variant = 'primary',
  aside,
  children,
}: FormSheetProps) {
  return (
    <Sheet noValidate aria-label={label} aria-busy={isSending} onSubmit={onSubmit}>
      <WaitOverlay isWaiting={isSending}>
        {children}
        {problem === null ? null : <Alert kind="error">{problem}</Alert>}
        <Actions>
          <Button type="submit" variant={variant}>
            {action}
          </Button>
          {aside}
        </Actions>
      </WaitOverlay>
    </Sheet>
  );
}

const Sheet = styled.form`
  display: grid;
  gap: ${vars.space3};
  max-width: 400px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2} ${vars.space4};
`;
