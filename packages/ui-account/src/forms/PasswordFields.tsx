import { type ComponentProps, useState } from 'react';
import { CheckField, TextField, useText } from '@eecs/ui-kit';
import { formMessages } from './formMessages.ts';

type PasswordFieldProps = ComponentProps<typeof TextField>;

export interface PasswordFieldsProps {
  /** One field each, in order; password managers recognize them by `autoComplete`. */
  readonly fields: readonly PasswordFieldProps[];
}

/** Password fields, hidden until the reader chooses to show them. Pasting and password managers work. */
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
