import { useEffect, useSyncExternalStore } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { styled } from 'styled-components';
import {
  listPlanMessages,
  type SavedTask,
  type Subscription,
  usePlanNames,
  type User,
} from '@eecs/ui-account';
import { useText, vars } from '@eecs/ui-kit';
import { hasPicture, TaskPicture } from '../../gallery/TaskPicture.tsx';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useTaskList } from '../../ports/useTaskList.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { KeptDocuments } from '../../task/KeptDocuments.tsx';
import { canOpen, useOpenTask } from '../../task/useOpenTask.ts';

/** So many of the newest tasks are shown. */
const SHOWN = 3;

export interface OverviewProps {
  readonly user: User;
  readonly subscriptions: readonly Subscription[];
}

/** What an account holds at a glance: tasks, plans, messages, and the tasks saved last. */
export function Overview({ user, subscriptions }: OverviewProps) {
  const t = useText(siteMessages);
  const names = usePlanNames();
  const list = useTaskList();
  const { tasks } = useSyncExternalStore(list.subscribe, list.get);
  const openTask = useOpenTask();
  const paid = subscriptions.filter(({ bundleId }) => bundleId > 1);
  const { length } = listPlanMessages(subscriptions);

  // Synchronizes with the server: what is known already is not asked for again.
  useEffect(() => {
    void list.load(user.id);
  }, [list, user.id]);

  return (
    <Frame>
      <Ways>
        <LinkButton to={pathTo('taskManager')}>{`${t('page.taskManager')} · ${tasks.length}`}</LinkButton>
        <LinkButton to={pathTo('subscriptionManager')}>
          {paid.length === 0
            ? `${t('page.subscriptionManager')} · ${names.bundle(1)}`
            : paid
                .map(({ branch, bundleId }) => `${names.branch(branch)} · ${names.bundle(bundleId)}`)
                .join(', ')}
        </LinkButton>
        <LinkButton to={pathTo('notify')}>{`${t('page.notify')} · ${length}`}</LinkButton>
      </Ways>
      <KeptDocuments userId={user.id} />
      {tasks.length === 0 ? null : (
        <Cards>
          {tasks.slice(0, SHOWN).map((task) => (
            <li key={task.id}>
              <TaskLink task={task} onOpen={() => void openTask(task, user.id)} />
            </li>
          ))}
        </Cards>
      )}
    </Frame>
  );
}

function TaskLink({ task, onOpen }: { readonly task: SavedTask; readonly onOpen: () => void }) {
  const { id, kind, title, json_data } = task;
  const to = pathTo(kind === 'truss' ? 'previewTruss' : 'previewBeam', { id: String(id) });
  return (
    <Link
      to={to}
      onClick={(event) => {
        // A task is opened where it is edited; a new tab gets the preview.
        if (!canOpen(task) || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {hasPicture(task) ? (
        <TaskPicture kind={kind} document={json_data.loadCase} solution={json_data.solution} />
      ) : null}
      <strong>{title}</strong>
    </Link>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${vars.space4};
  margin-bottom: ${vars.space4};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
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
  svg {
    display: block;
    width: 100%;
    height: auto;
    border-bottom: 1px solid ${vars.hairline};
  }
  strong {
    display: block;
    padding: ${vars.space2};
    overflow-wrap: anywhere;
    font-size: ${vars.text2};
  }
`;
