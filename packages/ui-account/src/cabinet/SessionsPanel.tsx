import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Button, useNotices, useText, vars } from '@eecs/ui-kit';
import { useWrittenMoment } from '../forms/useWrittenMoment.ts';
import { AskedView } from '../plans/AskedView.tsx';
import { useAsked } from '../plans/useAsked.ts';
import { useAccount } from '../session/AccountContext.ts';
import { tellSession } from '../session/tellSession.ts';
import { cabinetMessages } from './cabinetMessages.ts';

/** The sessions of the account, and the way to end all but this one. */
export function SessionsPanel() {
  const t = useText(cabinetMessages);
  const { api, session, describeFailure } = useAccount();
  const { notify } = useNotices();
  const write = useWrittenMoment();
  const [attempt, setAttempt] = useState(0);
  // Another attempt is another question.
  const ask = useCallback(() => {
    void attempt;
    return api.listSessions();
  }, [api, attempt]);
  const asked = useAsked(ask);

  async function endOthers(): Promise<void> {
    try {
      const { ended } = await api.endOtherSessions();
      notify({ kind: 'success', text: t('sessions.ended', { count: ended }) });
      setAttempt(attempt + 1);
    } catch (error) {
      tellSession(session, error);
      notify({ kind: 'error', text: describeFailure(error) });
    }
  }

  return (
    <AskedView asked={asked} failed={t('sessions.failed')}>
      {(sessions) => (
        <Lines>
          <ul>
            {sessions.map(({ begun, used, browser, isCurrent }) => (
              <li key={`${begun} ${isCurrent}`}>
                {browser === null ? null : <>{browser}: </>}
                {t('sessions.line', { begun: write(begun), used: write(used) })}
                {isCurrent ? <strong> {t('sessions.current')}</strong> : null}
              </li>
            ))}
          </ul>
          {sessions.length < 2 ? (
            <p>{t('sessions.alone')}</p>
          ) : (
            <Button onClick={() => void endOthers()}>{t('sessions.end')}</Button>
          )}
        </Lines>
      )}
    </AskedView>
  );
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space3};
  ul {
    margin: 0;
    padding-inline-start: ${vars.space4};
  }
  p {
    margin: 0;
    color: ${vars.inkMuted};
  }
`;
