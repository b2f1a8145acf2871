import { useState } from 'react';
import { Alert, TextField, useText } from '@eecs/ui-kit';
import type { LinkAnswer } from '../api/accountApi.ts';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { useForm } from '../forms/useForm.ts';
import { useAccount } from '../session/AccountContext.ts';
import { checkEmail } from './checkEmail.ts';
import { loginMessages } from './loginMessages.ts';

export interface AskLinkProps {
  /** `emergency`: the password is forgotten; `reactivation`: the account is closed; `activation`: the address is not confirmed yet. */
  readonly kind: 'emergency' | 'reactivation' | 'activation';
  /** The address as far as it is known. */
  readonly email?: string;
}

/** Asks for a mailed link, and says which mail is on its way. */
export function AskLink({ kind, email = '' }: AskLinkProps) {
  const t = useText(loginMessages);
  const tForm = useText(formMessages);
  const { api } = useAccount();
  const [sent, setSent] = useState<Extract<LinkAnswer, { _code: string }>['_code'] | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    check: (values) => ({ email: checkEmail(values.email, tForm) }),
    send: async (values) => {
      setSent(null);
      setUnknown(null);
      // An address that is not confirmed yet is sent the mail that confirms it.
      const answer = await (kind === 'reactivation'
        ? api.askReactivation(values.email)
        : api.askLink(values.email));
      if ('notFound' in answer) setUnknown(values.email);
      else setSent(answer._code);
      return undefined;
    },
  });
  return (
    <FormSheet
      label={t(`link.${kind}`)}
      action={t(`link.${kind}`)}
      variant="plain"
      problem={form.problem}
      isSending={form.isSending}
      onSubmit={form.submit}
    >
      <TextField
        {...form.field('email')}
        label={t('login.email')}
        hint={t(`link.${kind}Hint`)}
        type="email"
        autoComplete="username"
      />
      {unknown === null ? null : <Alert kind="warning">{t('link.notFound', { email: unknown })}</Alert>}
      {sent === null ? null : (
        <Alert kind="success">{t(`link.sent.${sent}`, { email: form.values.email })}</Alert>
      )}
    </FormSheet>
  );
}
