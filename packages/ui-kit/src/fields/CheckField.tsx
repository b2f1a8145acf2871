import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** Props of a check field: its label, whether it is checked, and the handler of a change. */
export interface CheckFieldProps {
  readonly label: ReactNode;
  /** Its accessible name, if the label alone would not distinguish it from others. */
  readonly name?: string;
  readonly checked: boolean;
  /**
   * Whether some of the objects that it edits are checked and others are not; then `checked` is ignored.
   * @default false
   */
  readonly isMixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A checkbox with its label; the whole line can be clicked. */
export function CheckField({ label, name, checked, isMixed = false, onChange, disabled }: CheckFieldProps) {
  return (
    <Line>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = isMixed;
        }}
        type="checkbox"
        checked={checked && !isMixed}
        disabled={disabled}
        aria-label={name}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${vars.space2};
  min-height: ${vars.hit};
  cursor: pointer;

  & > input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0 0 0 3px;
    accent-color: ${vars.accent};
  }
  &:has(:disabled) {
    color: ${vars.inkMuted};
    cursor: default;
  }
`;
