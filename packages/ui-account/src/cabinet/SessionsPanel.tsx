import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, useNotices, useText, vars } from '@eecs/ui-kit';
import { useWrittenMoment } from '../forms/useWrittenMoment.ts';
import { AskedView } from '../forms/AskedView.tsx';
import { useAsked } from '../forms/useAsked.ts';
import { useAccount } from '../session/AccountContext.ts';
import { reportToSession } from '../session/reportToSession.ts';
import { cabinetMessages } from './cabinetMessages.ts';

export interface SessionsPanelProps {
  /** How often the password was changed here, which ends the other sessions. */
  readonly passwords: number;
}

/** The sessions of the account; each of the others can be ended, or all at once. */
export function SessionsPanel({ passwords }: SessionsPanelProps) {
  const t = useText(cabinetMessages);
  const { api, session, describeFailure } = useAccount();
  const { notify } = useNotices();
  const write = useWrittenMoment();
  const [endings, setEndings] = useState(0);
  const asked = useAsked(api.listSessions, `${passwords} ${endings}`);

  async function end(mark: string | null): Promise<void> {
    try {
      const { ended } =
        mark === null ? await api.endOtherSessions() : await api.endSession(mark).then(() => ({ ended: 1 }));
      notify({ kind: 'success', text: t('sessions.ended', { count: ended }) });
      setEndings(endings + 1);
    } catch (error) {
      reportToSession(session, error);
      notify({ kind: 'error', text: describeFailure(error) });
    }
  }

  return (
    <AskedView asked={asked} failed={t('sessions.failed')}>
      {(sessions) => (
        <Lines>
          <ul>
            {sessions.map(({ begun, used, browser, isCurrent, mark }) => (
              <li key={mark}>
                <span>
                  <strong>{browser ?? t('sessions.unknown')}</strong>
                  <br />
                  {t('sessions.line', { begun: write(begun), used: write(used) })}
                </span>
                {isCurrent ? (
                  <em>{t('sessions.current')}</em>
                ) : (
                  <Button
                    aria-label={t('sessions.endNamed', {
                      browser: browser ?? t('sessions.unknown'),
                      begun: write(begun),
                    })}
                    onClick={() => void end(mark)}
                  >
                    {t('sessions.endOne')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {sessions.length < 2 ? (
            <p>{t('sessions.alone')}</p>
          ) : (
            <Button onClick={() => void end(null)}>{t('sessions.end')}</Button>
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
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space1} ${vars.space3};
    padding: ${vars.space2} 0;
    border-bottom: 1px solid ${vars.hairline};
  }
  em {
    font-style: normal;
    color: ${vars.inkMuted};
  }
  p {
    margin: 0;
    color: ${vars.inkMuted};
  }
`;
