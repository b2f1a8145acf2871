import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, useText, vars } from '@eecs/ui-kit';
import { useAccount } from '../session/AccountContext.ts';
import { reportToSession } from '../session/reportToSession.ts';
import { cabinetMessages } from './cabinetMessages.ts';

/** Gives the owner all data of the account as a file. `onExport` collects the data and passes them to the browser. */
export function ExportData({ onExport }: { readonly onExport: () => Promise<void> }) {
  const t = useText(cabinetMessages);
  const { session, describeFailure } = useAccount();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function run(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await onExport();
    } catch (error) {
      reportToSession(session, error);
      setProblem(describeFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Lines>
      <p>{t('export.text')}</p>
      {problem === null ? null : <Alert kind="error">{problem}</Alert>}
      <Button aria-busy={isSending} onClick={() => void run()}>
        {t('export.submit')}
      </Button>
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
