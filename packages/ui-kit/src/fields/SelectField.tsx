import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The values of a drop-down list. */
export interface SelectFieldProps<Value extends string> {
  readonly label: ReactNode;
  /**
   * Its accessible name, if the label alone would not distinguish it from other fields; it contains the words of the
   * label.
   */
  readonly name?: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
}

/** A drop-down list, the browser's own select. */
export function SelectField<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  hideLabel,
  hint,
  error,
  disabled,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} {...(hideLabel ? { hideLabel } : {})}>
      <Select
        id={id}
        value={value}
        disabled={disabled}
        aria-label={name}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: ${vars.space1};
`;
