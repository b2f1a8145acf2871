import { type ComponentPropsWithRef, type ReactNode, forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, describedBy } from './FieldFrame.tsx';

/** A native text area's attributes, and the words around it. */
export interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
}

/** Several lines of text. */
export const TextAreaField = /* @__PURE__ */ forwardRef<HTMLTextAreaElement, Omit<TextAreaFieldProps, 'ref'>>(
  function TextAreaField({ label, value, onChange, hint, id, ...rest }, ref) {
    const ownId = useId();
    const fieldId = id ?? ownId;
    return (
      <FieldFrame id={fieldId} label={label} hint={hint}>
        <Area
          rows={2}
          {...rest}
          ref={ref}
          id={fieldId}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-describedby={describedBy({ id: fieldId, hint })}
        />
      </FieldFrame>
    );
  },
);

const Area = styled.textarea`
  ${controlStyle}
  padding-block: ${vars.space1};
  resize: vertical;
`;
