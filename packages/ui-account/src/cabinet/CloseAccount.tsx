import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, useDialogs, useNotices, useText, vars } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { isReauth } from '../api/accountFailure.ts';
import { formMessages } from '../forms/formMessages.ts';
import { FormSheet } from '../forms/FormSheet.tsx';
import { PasswordFields } from '../forms/PasswordFields.tsx';
import { useForm } from '../forms/useForm.ts';
import { loginMessages } from '../login/loginMessages.ts';
import { useAccount } from '../session/AccountContext.ts';
import { cabinetMessages } from './cabinetMessages.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';

/** Closes the account, after a confirmation and the password. A mailed link can reopen it for thirty days. */
export function CloseAccount({ user }: { readonly user: User }) {
  const t = useText(cabinetMessages);
  const tForm = useText(formMessages);
  const tLogin = useText(loginMessages);
  const { api, session } = useAccount();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const write = useWrittenDate();
  const [isAsking, setAsking] = useState(false);

  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? { password: tForm('form.required') } : {}),
    send: async ({ password }) => {
      // The server requires a recent login.
      const answer = await api.logIn(user.email, password);
      if (!answer.status) return { password: answer.message };
      session.report({ type: 'answered', answer });
      const { outcome } = await ask({ kind: 'confirm', message: t('close.ask'), firstFocus: 'cancel' });
      if (outcome !== 'ok') return undefined;
      try {
        const closed = await api.closeAccount();
        if ('until' in closed) notify({ kind: 'info', text: t('close.done', { date: write(closed.until) }) });
        else notify({ kind: 'warning', text: tLogin('link.notFound', { email: user.email }) });
      } catch (error) {
        if (isReauth(error)) return { password: t('password.wrong') };
        throw error;
      }
      session.report({ type: 'loggedOut' });
      return undefined;
    },
  });

  if (!isAsking)
    return (
      <Lines>
        <p>{t('close.text')}</p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('close.begin')}
        </Button>
      </Lines>
    );
  return (
    <FormSheet
      label={t('close.heading')}
      action={t('close.submit')}
      variant="danger"
      problem={form.problem}
      isSending={form.isSending}
      onSubmit={form.submit}
      aside={
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('close.cancel')}
        </Button>
      }
    >
      <PasswordFields
        fields={[
          { ...form.field('password'), label: t('password.current'), autoComplete: 'current-password' },
        ]}
      />
    </FormSheet>
  );
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space3};
  p {
    margin: 0;
    max-width: 70ch;
  }
`;
