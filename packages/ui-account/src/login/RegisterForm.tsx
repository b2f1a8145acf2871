import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Alert, TextField, useText, vars } from '@eecs/ui-kit';
import { checkNewPassword } from '../forms/checkNewPassword.ts';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { isCommonPassword } from '../forms/isCommonPassword.ts';
import { PASSWORD_LENGTH } from '../forms/judgePassword.ts';
import { PasswordFields } from '../forms/PasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { useAccount } from '../session/AccountContext.ts';
import { AskLink } from './AskLink.tsx';
import { checkEmail } from './checkEmail.ts';
import { loginMessages } from './loginMessages.ts';

export interface RegisterFormProps {
  /** Text above the fields, while they are shown: what registering means. */
  readonly lead?: ReactNode;
  /** Content next to the button. */
  readonly aside?: ReactNode;
}

/** Creates an account. It opens when the mailed link has been used; the mail can be requested again. */
export function RegisterForm({ lead, aside }: RegisterFormProps) {
  const t = useText(loginMessages);
  const tForm = useText(formMessages);
  const { api } = useAccount();
  const [made, setMade] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', password: '', again: '' },
    check: ({ email, password, again }) => ({
      email: checkEmail(email, tForm),
      ...checkNewPassword({ email, password, again }, tForm),
    }),
    writeFailure: (reason) => t('register.failed', { reason }),
    send: async ({ email, password }) => {
      if (await isCommonPassword(password)) return { password: tForm('form.common') };
      const answer = await api.register(email, password);
      if (answer !== true) return { email: t('register.taken') };
      setMade(email);
      return undefined;
    },
  });
  if (made !== null)
    return (
      <Lines>
        <Alert kind="success" title={t('register.done')}>
          {t('register.confirm', { email: made })}
        </Alert>
        <AskLink kind="activation" email={made} isKnown />
      </Lines>
    );
  return (
    <>
      {lead}
      <FormSheet
        label={t('register.heading')}
        action={t('register.submit')}
        aside={aside}
        problem={form.problem}
        isSending={form.isSending}
        onSubmit={form.submit}
      >
        <TextField {...form.field('email')} label={t('login.email')} type="email" autoComplete="username" />
        <PasswordFields
          fields={[
            {
              ...form.field('password'),
              label: t('login.password'),
              hint: tForm('form.passwordHint', PASSWORD_LENGTH),
              autoComplete: 'new-password',
            },
            { ...form.field('again'), label: tForm('form.again'), autoComplete: 'new-password' },
          ]}
        />
      </FormSheet>
    </>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${vars.space3};
`;
