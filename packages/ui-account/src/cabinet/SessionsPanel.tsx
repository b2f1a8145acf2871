import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, useNotices, useText, vars } from '@eecs/ui-kit';
import { useWrittenMoment } from '../forms/useWrittenMoment.ts';
import { AskedView } from '../forms/AskedView.tsx';
import { useAsked } from '../forms/useAsked.ts';
import { useAccount } from '../session/AccountContext.ts';
import { tellSession } from '../session/tellSession.ts';
import { cabinetMessages } from './cabinetMessages.ts';

export interface SessionsPanelProps {
  /** How often the account got another password here: that ends the other sessions. */
  readonly passwords: number;
}

/** The sessions of the account, and the way to end all but this one. */
export function SessionsPanel({ passwords }: SessionsPanelProps) {
  const t = useText(cabinetMessages);
  const { api, session, describeFailure } = useAccount();
  const { notify } = useNotices();
  const write = useWrittenMoment();
  const [endings, setEndings] = useState(0);
  const asked = useAsked(api.listSessions, `${passwords} ${endings}`);

  async function endOthers(): Promise<void> {
    try {
      const { ended } = await api.endOtherSessions();
      notify({ kind: 'success', text: t('sessions.ended', { count: ended }) });
      setEndings(endings + 1);
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
