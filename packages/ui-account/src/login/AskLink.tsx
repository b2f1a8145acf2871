import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert, TextField, useText, vars } from '@eecs/ui-kit';
import type { LinkAnswer } from '../api/accountApi.ts';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { useForm } from '../forms/useForm.ts';
import { useAccount } from '../session/AccountContext.ts';
import { checkEmail } from './checkEmail.ts';
import { loginMessages } from './loginMessages.ts';

export interface AskLinkProps {
  /**
   * `emergency`: the password is forgotten; `reactivation`: the account is closed;
   * `activation`: the address is not confirmed yet.
   */
  readonly kind: 'emergency' | 'reactivation' | 'activation';
  /** The known part of the address. */
  readonly email?: string;
  /** Whether the address is displayed already, and must not be asked for again. @default false */
  readonly isKnown?: boolean;
}

/** Requests a mailed link, and shows which mail was sent. */
export function AskLink({ kind, email = '', isKnown = false }: AskLinkProps) {
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
      // If the address is not confirmed yet, the server sends the mail that confirms it.
      const answer = await (kind === 'reactivation'
        ? api.askReactivation(values.email)
        : api.askLink(values.email));
      if ('notFound' in answer) setUnknown(values.email);
      else setSent(answer._code);
      return undefined;
    },
  });
  const field = form.field('email');
  return (
    <FormSheet
      label={t(`link.${kind}`)}
      action={t(`link.${kind}`)}
      variant="plain"
      problem={form.problem ?? (isKnown ? (field.error ?? null) : null)}
      isSending={form.isSending}
      onSubmit={form.submit}
    >
      {isKnown ? (
        <Known>
          <strong>{email}</strong>
          <small>{t(`link.${kind}Hint`)}</small>
        </Known>
      ) : (
        <TextField
          {...field}
          label={t('login.email')}
          hint={t(`link.${kind}Hint`)}
          type="email"
          autoComplete="username"
        />
      )}
      {unknown === null ? null : <Alert kind="warning">{t('link.notFound', { email: unknown })}</Alert>}
      {sent === null ? null : (
        <Alert kind="success">{t(`link.sent.${sent}`, { email: form.values.email })}</Alert>
      )}
    </FormSheet>
  );
}

const Known = styled.div`
  display: grid;
  gap: ${vars.space1};
  overflow-wrap: anywhere;
  small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
