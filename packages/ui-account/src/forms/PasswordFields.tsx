import { type ComponentProps, useState } from 'react';
import { CheckField, TextField, useText } from '@eecs/ui-kit';
import { formMessages } from './formMessages.ts';

type PasswordFieldProps = ComponentProps<typeof TextField>;

export interface PasswordFieldsProps {
  /** One field each, in order; managers of passwords know them by `autoComplete`. */
  readonly fields: readonly PasswordFieldProps[];
}

/** Fields for passwords, hidden until the reader wants to see them. Pasting and managers of passwords work. */
export function PasswordFields({ fields }: PasswordFieldsProps) {
  const t = useText(formMessages);
  const [isShown, setShown] = useState(false);
  return (
    <>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
        />
      ))}
      <CheckField label={t('form.show')} checked={isShown} onChange={setShown} />
    </>
  );
}
