import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Spinner, useLocale, useNotices, useText, vars } from '@eecs/ui-kit';
import { notesMessages } from './notesMessages.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import type { ReleaseNote } from '../../ports/api/apiClient.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import { keepForPage } from '../../ports/page/keepForPage.ts';
import { useApi } from '../../ports/reader/useApi.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { SPINNER_DELAY_MS } from '../../navigation/spinnerDelay.ts';
import { ReadingColumn } from '../../shell/ReadingColumn.tsx';
import { NoteIcon } from './NoteIcon.tsx';
import { formatEventDate } from './formatEventDate.ts';
import { splitNote } from './splitNote.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly notes: readonly ReleaseNote[] }
  | { readonly state: 'failed'; readonly reason: unknown };

export const texts = [notesMessages, failureMessages];

/** Lists the changes of the product, newest first. */
export function ReleaseNotesPage() {
  const t = useText(notesMessages);
  const tFailure = useText(failureMessages);
  const tSite = useText(siteMessages);
  const locale = useLocale();
  const call = useConnection();
  const api = useApi();
  const { notify } = useNotices();
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // Synchronizes with the server: requests the notes once for each language, and ignores the answer after the page was
  // left.
  useEffect(() => {
    let isGone = false;
    keepForPage(call, `notes ${locale}`, () => api.listReleaseNotes()).then(
      (notes) => {
        if (!isGone) setLoading({ state: 'loaded', notes });
      },
      (reason: unknown) => {
        if (!isGone) setLoading({ state: 'failed', reason });
      },
    );
    return () => {
      isGone = true;
    };
  }, [api, call, attempt, locale]);

  const failure = loading.state === 'failed' ? describeFailure(loading.reason, tFailure) : null;
  useEffect(() => {
    if (failure !== null) notify({ kind: 'error', text: failure });
  }, [notify, failure]);

  return (
    <ReadingColumn>
      <PageHeading>{tSite('page.releaseNotes')}</PageHeading>
      {loading.state === 'loading' ? <Spinner delayMs={SPINNER_DELAY_MS} label={t('notes.loading')} /> : null}
      {failure === null ? null : (
        <Alert
          kind="error"
          title={t('notes.failed')}
          actions={
            <Button
              onClick={() => {
                setLoading({ state: 'loading' });
                setAttempt(attempt + 1);
              }}
            >
              {t('notes.retry')}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {loading.state === 'loaded' && loading.notes.length === 0 ? <p>{t('notes.empty')}</p> : null}
      {loading.state === 'loaded' ? (
        <Timeline>
          {loading.notes.map((note) => (
            <li key={note.id}>
              <NoteIcon name={note.icon} />
              <time dateTime={note.event_date}>{formatEventDate(note.event_date, locale)}</time>
              {splitNote(note.data).map((paragraph, index) => (
                <p key={index}>
                  {paragraph.map(({ text, isStrong }, run) =>
                    isStrong ? <strong key={run}>{text}</strong> : <span key={run}>{text}</span>,
                  )}
                </p>
              ))}
            </li>
          ))}
        </Timeline>
      ) : null}
    </ReadingColumn>
  );
}

const Timeline = styled.ol`
  margin: 0;
  padding: 0;
  border-inline-start: 1px solid ${vars.line};
  list-style: none;
  li {
    position: relative;
    padding: 0 0 ${vars.space4} ${vars.space5};
  }
  p {
    margin: ${vars.space1} 0 0;
  }
  time {
    color: ${vars.inkMuted};
    font-size: ${vars.text2};
  }
`;
