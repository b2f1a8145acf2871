import { type ComponentPropsWithRef, type ReactNode, forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';

/** A native input's attributes, and the words around it. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'size'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

/** One line of text. */
export const TextField = /* @__PURE__ */ forwardRef<HTMLInputElement, Omit<TextFieldProps, 'ref'>>(
  function TextField({ label, value, onChange, hideLabel, hint, error, id, ...rest }, ref) {
    const ownId = useId();
    const fieldId = id ?? ownId;
    return (
      <FieldFrame id={fieldId} label={label} hint={hint} error={error} {...(hideLabel ? { hideLabel } : {})}>
        <Input
          {...rest}
          ref={ref}
          id={fieldId}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy({ id: fieldId, hint, error })}
        />
      </FieldFrame>
    );
  },
);

const Input = styled.input`
  ${controlStyle}
`;
