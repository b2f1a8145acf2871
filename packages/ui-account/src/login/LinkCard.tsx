import { type ReactNode, useState } from 'react';
import { Alert, Button, useNotices, useText } from '@eecs/ui-kit';
import { useAccount } from '../session/AccountContext.ts';
import { AskLink } from './AskLink.tsx';
import { loginMessages } from './loginMessages.ts';
import { writeForUser } from './writeForUser.ts';

const PURPOSES = ['activation', 'emergency', 'reactivation', 'email'] as const;

export interface LinkCardProps {
  /** The part of a mailed address after `#`: the purpose of the link, a dot, the token. */
  readonly link: string;
  /** Called when the link had its effect. */
  readonly onDone: () => void;
  /** Content below the message that a link was refused, such as a link to the login. @default nothing */
  readonly further?: ReactNode;
}

/** Uses a mailed link, after a click, because programs that scan mails also follow links. */
export function LinkCard({ link, onDone, further }: LinkCardProps) {
  const t = useText(loginMessages);
  const { api, session, describeFailure } = useAccount();
  const { notify } = useNotices();
  const [problem, setProblem] = useState<string | null>(null);
  const [isUseless, setUseless] = useState(false);
  const [isSending, setSending] = useState(false);
  const purpose = PURPOSES.find((one) => link.startsWith(`${one}.`));
  if (purpose === undefined)
    return (
      <>
        <Alert kind="warning">{t('callback.none')}</Alert>
        {further}
      </>
    );

  async function run(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const answer = await api.openLink(link);
      session.report({ type: 'answered', answer });
      if (answer.status) {
        const key = `callback.done.${purpose ?? 'activation'}` as const;
        const text = answer.user === null ? t(key) : await writeForUser(answer.user._params, key, t);
        notify({ kind: 'success', text });
        onDone();
      } else {
        setProblem(answer.message);
        setUseless(true);
      }
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p>{t(`callback.${purpose}`)}</p>
      {problem === null ? null : <Alert kind="error">{problem}</Alert>}
      {isUseless ? (
        <>
          {further}
          <AskLink kind={purpose === 'reactivation' ? 'reactivation' : 'emergency'} />
        </>
      ) : (
        <Button variant="primary" aria-busy={isSending} onClick={() => void run()}>
          {t('callback.continue')}
        </Button>
      )}
    </>
  );
}
