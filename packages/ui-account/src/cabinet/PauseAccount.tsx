import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, useDialogs, useNotices, useText, vars } from '@eecs/ui-kit';
import type { User } from '../api/accountApi.ts';
import { useAccount } from '../session/AccountContext.ts';
import { cabinetMessages } from './cabinetMessages.ts';
import { useWrittenDate } from '../forms/useWrittenDate.ts';

/** Suspends the account, and resumes it: at any time by a button, and automatically at the next login. */
export function PauseAccount({ user }: { readonly user: User }) {
  const t = useText(cabinetMessages);
  const { api, session, describeFailure } = useAccount();
  const write = useWrittenDate();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const [problem, setProblem] = useState<string | null>(null);
  const { suspension } = user;
  const isPaused = suspension !== undefined && suspension.resumeDate === null;

  async function run(): Promise<void> {
    setProblem(null);
    if (!isPaused) {
      const { outcome } = await ask({ kind: 'confirm', message: t('pause.ask'), firstFocus: 'cancel' });
      if (outcome !== 'ok') return;
    }
    try {
      const answer = await (isPaused ? api.resume() : api.suspend());
      session.report({ type: 'changed', answer });
      notify({ kind: 'success', text: t(isPaused ? 'pause.resumed' : 'pause.done') });
    } catch (error) {
      setProblem(describeFailure(error));
    }
  }

  return (
    <Lines>
      <p>{isPaused ? t('pause.since', { date: write(suspension.suspendDate) }) : t('pause.text')}</p>
      {problem === null ? null : <Alert kind="error">{problem}</Alert>}
      <Button onClick={() => void run()}>{t(isPaused ? 'pause.resume' : 'pause.suspend')}</Button>
    </Lines>
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
