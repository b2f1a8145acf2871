import { type ReactNode, useState } from 'react';
import { TextField, useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { PasswordFields } from '../forms/PasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { useAccount } from '../session/AccountContext.ts';
import { AskLink, type AskLinkProps } from './AskLink.tsx';
import { checkEmail } from './checkEmail.ts';
import { loginMessages } from './loginMessages.ts';
import { writeForUser } from './writeForUser.ts';

export interface LoginFormProps {
  /** Address of the user whose session expired and who logs in again. */
  readonly email?: string;
  /** Help with the password, directly below its field. @default nothing */
  readonly help?: ReactNode;
}

/**
 * Logs in by address and password. For a closed account, or an address that was never confirmed, offers the mail that
 * helps.
 */
export function LoginForm({ email = '', help }: LoginFormProps) {
  const t = useText(loginMessages);
  const tForm = useText(formMessages);
  const { api, session } = useAccount();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const [offer, setOffer] = useState<Pick<AskLinkProps, 'kind' | 'email'> | null>(null);
  const form = useForm({
    initial: { email, password: '' },
    check: (values) => ({
      email: checkEmail(values.email, tForm),
      ...(values.password === '' ? { password: tForm('form.required') } : {}),
    }),
    writeFailure: (reason) => t('login.failed', { reason }),
    send: async (values) => {
      setOffer(null);
      const answer = await api.logIn(values.email, values.password);
      session.report({ type: 'answered', answer });
      if (answer.code === 'reactivate') setOffer({ kind: 'reactivation', email: values.email });
      if (!answer.status) return { form: answer.message };
      if (answer.user?._params.logged !== true) {
        setOffer({ kind: 'activation', email: values.email });
        return { form: t('login.unverified') };
      }
      const user = answer.user._params;
      notify({ kind: 'success', text: await writeForUser(user, 'login.done', t) });
      if (user.suspension?.welcome === true)
        void ask({ kind: 'info', message: await writeForUser(user, 'login.welcome', t) });
      return undefined;
    },
  });
  return (
    <>
      <FormSheet
        label={t('login.heading')}
        action={t('login.submit')}
        problem={form.problem}
        isSending={form.isSending}
        onSubmit={form.submit}
      >
        <TextField {...form.field('email')} label={t('login.email')} type="email" autoComplete="username" />
        <PasswordFields
          fields={[
            { ...form.field('password'), label: t('login.password'), autoComplete: 'current-password' },
          ]}
        />
        {help}
      </FormSheet>
      {offer === null ? null : <AskLink key={`${offer.kind} ${offer.email}`} {...offer} isKnown />}
    </>
  );
}
