import { useState } from 'react';
import { Alert, TextField, useText } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { isReauth } from '../api/accountFailure.ts';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { PasswordFields } from '../forms/PasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { checkEmail } from '../login/checkEmail.ts';
import { useAccount } from '../session/AccountContext.ts';
import { cabinetMessages } from './cabinetMessages.ts';

/** Changes the address; the new one takes effect when the link mailed to it is used. */
export function EmailForm({ user }: { readonly user: User }) {
  const t = useText(cabinetMessages);
  const tForm = useText(formMessages);
  const { api, session } = useAccount();
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email, tForm),
      ...(password === '' ? { password: tForm('form.required') } : {}),
    }),
    send: async ({ email, password }) => {
      setAsked(null);
      try {
        const answer = await api.changeEmail(user.email, email, password);
        session.report({ type: 'changed', answer });
      } catch (error) {
        if (isReauth(error)) return { password: t('password.wrong') };
        throw error;
      }
      setAsked(email);
      form.set({ password: '' });
      return undefined;
    },
  });
  return (
    <FormSheet
      label={t('email.heading')}
      action={t('email.submit')}
      variant="plain"
      problem={form.problem}
      isSending={form.isSending}
      onSubmit={form.submit}
    >
      <TextField
        {...form.field('email')}
        label={t('email.next')}
        hint={t('email.now', { email: user.email })}
        type="email"
        autoComplete="email"
      />
      <PasswordFields
        fields={[
          { ...form.field('password'), label: t('password.current'), autoComplete: 'current-password' },
        ]}
      />
      {asked === null ? null : <Alert kind="success">{t('email.done', { email: asked })}</Alert>}
    </FormSheet>
  );
}
