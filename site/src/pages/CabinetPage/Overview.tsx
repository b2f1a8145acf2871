import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { styled } from 'styled-components';
import {
  listPlanMessages,
  type SavedTask,
  type Subscription,
  useAsked,
  usePlanNames,
  type User,
  useWrittenDate,
} from '@eecs/ui-account';
import { Panel, useLocale, useText, vars } from '@eecs/ui-kit';
import { hasPicture, TaskPicture } from '../../gallery/TaskPicture.tsx';
import { keepForPage } from '../../ports/page/keepForPage.ts';
import { useApi } from '../../ports/reader/useApi.ts';
import { useConnection } from '../../ports/reader/useConnection.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { toPreviewPath } from '../../routes/caseArea.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { KeptDocuments } from '../../task/shelf/KeptDocuments.tsx';
import { canOpen, useOpenTask } from '../../task/opening/useOpenTask.ts';
import { formatEventDate } from '../ReleaseNotesPage/formatEventDate.ts';
import { splitNote } from '../ReleaseNotesPage/splitNote.ts';
import { overviewMessages } from './overviewMessages.ts';

/** Number of displayed tasks. */
const SHOWN = 4;

export interface OverviewProps {
  readonly user: User;
  readonly subscriptions: readonly Subscription[];
}

/** An overview of an account: the most recently saved tasks with their pictures, the plans, and news. */
export function Overview({ user, subscriptions }: OverviewProps) {
  const t = useText(overviewMessages);
  const names = usePlanNames();
  const write = useWrittenDate();
  const list = useTaskList();
  const { tasks, status } = useSyncExternalStore(list.subscribe, list.get);
  const openTask = useOpenTask();
  const paid = subscriptions.filter(({ bundleId }) => bundleId > 1);
  const { length } = listPlanMessages(subscriptions);

  // Synchronizes with the server: a list that is already loaded is not requested again.
  useEffect(() => {
    void list.load(user.id);
  }, [list, user.id]);

  return (
    <Frame>
      <Panel title={t('overview.tasks')}>
        <Stack>
          <KeptDocuments userId={user.id} />
          {tasks.length === 0 ? (
            <Empty>{status === 'loaded' ? t('overview.none') : null}</Empty>
          ) : (
            <Cards>
              {tasks.slice(0, SHOWN).map((task) => (
                <li key={task.id}>
                  <TaskLink task={task} onOpen={() => void openTask(task, user.id)} />
                </li>
              ))}
            </Cards>
          )}
          <LinkButton to={pathTo('taskManager')}>{t('overview.all', { count: tasks.length })}</LinkButton>
        </Stack>
      </Panel>
      <Aside>
        <Panel title={t('overview.plan')}>
          <Stack>
            <ul>
              {paid.length === 0 ? (
                <li>{names.bundle(1)}</li>
              ) : (
                paid.map(({ id, branch, bundleId, expires }) => (
                  <li key={id}>
                    {names.branch(branch)}: {names.bundle(bundleId)},{' '}
                    {t('overview.until', { date: write(expires) })}
                  </li>
                ))
              )}
            </ul>
            <Ways>
              <LinkButton to={pathTo('subscriptionManager')}>{t('overview.manage')}</LinkButton>
              <LinkButton to={pathTo('notify')}>{t('overview.notices', { count: length })}</LinkButton>
            </Ways>
          </Stack>
        </Panel>
        <Panel title={t('overview.new')}>
          <Newest />
        </Panel>
      </Aside>
    </Frame>
  );
}

/** The newest release note; if it cannot be loaded, a link to all of them. */
function Newest() {
  const t = useText(overviewMessages);
  const locale = useLocale();
  const call = useConnection();
  const api = useApi();
  const ask = useCallback(
    () => keepForPage(call, `notes ${locale}`, () => api.listReleaseNotes()),
    [api, call, locale],
  );
  const asked = useAsked(ask);
  const note = asked.state === 'loaded' ? asked.value[0] : undefined;
  return (
    <Stack>
      {note === undefined ? null : (
        <>
          <Muted>{formatEventDate(note.event_date, locale)}</Muted>
          <p>{splitNote(note.data)[0]?.map(({ text }) => text)}</p>
        </>
      )}
      <LinkButton to={pathTo('releaseNotes')}>{t('overview.notes')}</LinkButton>
    </Stack>
  );
}

function TaskLink({ task, onOpen }: { readonly task: SavedTask; readonly onOpen: () => void }) {
  const { kind, title, json_data } = task;
  return (
    <Link
      to={toPreviewPath(task)}
      onClick={(event) => {
        // A click opens a task in its editor; a new tab gets the preview.
        if (!canOpen(task) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {hasPicture(task) ? (
        <Picture>
          <TaskPicture kind={kind} document={json_data.loadCase} solution={json_data.solution} />
        </Picture>
      ) : null}
      <strong>{title}</strong>
    </Link>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${vars.space4};
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${vars.space4};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${vars.space3};
  & > :is(ul, p) {
    margin: 0;
  }
  & > ul {
    width: 100%;
    padding: 0;
    list-style: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;

const Muted = styled.small`
  color: ${vars.inkMuted};
`;

/** As high as a row of tasks, so that nothing moves when they load. */
const Empty = styled.p`
  min-height: 150px;
`;

/** Reserves the space of a picture until it is drawn. */
const Picture = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 440 / 202;
  overflow: hidden;
  border-bottom: 1px solid ${vars.hairline};
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${vars.space3};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    height: 100%;
    border: 1px solid ${vars.hairline};
    background: ${vars.sheet};
    color: ${vars.ink};
    text-decoration: none;
  }
  a:hover {
    border-color: ${vars.ink};
  }
  strong {
    display: block;
    padding: ${vars.space2};
    overflow-wrap: anywhere;
    font-size: ${vars.text2};
  }
`;
