import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Spinner, useLocale, useText, vars } from '@eecs/ui-kit';
import type { SavedTask } from '../api/tasksApi.ts';
import { useAccount } from '../session/AccountContext.ts';
import { arrangeTasks, cutPage, type TaskWish } from './arrangeTasks.ts';
import type { TaskList } from './createTaskList.ts';
import { FoundLine } from './FoundLine.tsx';
import { Pager } from './Pager.tsx';
import { savedTaskMessages } from './taskMessages.ts';
import { TaskRow } from './TaskRow.tsx';
import { TaskToolbar } from './TaskToolbar.tsx';
import { useTaskRemoval } from './useTaskRemoval.ts';
import { useTaskVerbs } from './useTaskVerbs.ts';

/** The tasks to show, and the actions of the host. */
export interface TaskManagerProps {
  readonly userId: number;
  readonly list: TaskList;
  /** Number of tasks on a page. */
  readonly rowsPerPage: number;
  readonly onRowsPerPage: (rows: number) => void;
  /** Whether deleting a task asks for confirmation. @default true */
  readonly asksBeforeDelete?: boolean;
  readonly onOpen: (task: SavedTask) => void;
  readonly onPreview: (task: SavedTask) => void;
  /** Draws a thumbnail of a task; null if its kind has none. */
  readonly draw: (task: SavedTask) => ReactNode;
}

const EVERYTHING: TaskWish = { search: '', kind: 'all', order: 'newest' };

/** The saved tasks, with search and sorting, opening, renaming, copying and deleting. */
export function TaskManager(props: TaskManagerProps) {
  const {
    userId,
    list,
    rowsPerPage,
    onRowsPerPage,
    asksBeforeDelete = true,
    onOpen,
    onPreview,
    draw,
  } = props;
  const t = useText(savedTaskMessages);
  const locale = useLocale();
  const { describeFailure } = useAccount();
  const { status, tasks, failure } = useSyncExternalStore(list.subscribe, list.get, list.get);
  const [wish, setWish] = useState(EVERYTHING);
  const [pageNumber, setPageNumber] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { rename, copy, ...removal } = useTaskVerbs(list);
  const removeTasks = useTaskRemoval({ asksBefore: asksBeforeDelete, ...removal });

  // Synchronizes with the server: a list that is already loaded is not requested again.
  useEffect(() => {
    void list.load(userId);
  }, [list, userId]);

  const found = arrangeTasks(tasks, wish, locale);
  const page = cutPage(found, { number: pageNumber, size: rowsPerPage });
  const picked = page.items.filter(({ id }) => chosen.has(id));

  async function removeAll(gone: readonly SavedTask[]): Promise<void> {
    if (await removeTasks(gone)) setChosen(new Set());
  }

  function choose(id: number, isChosen: boolean): void {
    setChosen((before) => new Set([...before].filter((one) => one !== id).concat(isChosen ? [id] : [])));
  }

  return (
    <Frame>
      <TaskToolbar
        wish={wish}
        present={new Set(tasks.map(({ kind }) => kind))}
        rowsPerPage={rowsPerPage}
        onWish={(change) => {
          setWish({ ...wish, ...change });
          setPageNumber(1);
        }}
        onRowsPerPage={(rows) => {
          onRowsPerPage(rows);
          setPageNumber(1);
        }}
      />
      {status === 'failed' ? (
        <Alert
          kind="error"
          title={t('tasks.failed')}
          actions={<Button onClick={() => void list.load(userId)}>{t('tasks.retry')}</Button>}
        >
          {describeFailure(failure)}
        </Alert>
      ) : null}
      {status === 'loading' && tasks.length === 0 ? (
        <Spinner delayMs={400} label={t('tasks.loading')} />
      ) : null}
      <FoundLine
        wish={wish}
        total={tasks.length > 0 || status === 'loaded' ? tasks.length : null}
        found={found.length}
        onClear={() => setWish({ ...EVERYTHING, order: wish.order })}
      />
      {page.items.length === 0 ? null : (
        <Rows aria-label={t('tasks.list')}>
          {page.items.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              picture={draw(task)}
              isChosen={chosen.has(task.id)}
              onChoose={(isChosen) => choose(task.id, isChosen)}
              onOpen={() => onOpen(task)}
              onPreview={() => onPreview(task)}
              onRename={(title) => rename(task, title)}
              onCopy={() => void copy(task)}
              onDelete={() => void removeAll([task])}
            />
          ))}
        </Rows>
      )}
      <Foot>
        {picked.length === 0 ? null : (
          <Button variant="danger" onClick={() => void removeAll(picked)}>
            {t('tasks.deleteSelected', { count: picked.length })}
          </Button>
        )}
        <Pager number={page.number} count={page.count} onChange={setPageNumber} />
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  container: tasks / inline-size;
  display: grid;
  gap: ${vars.space3};
  font-size: ${vars.text2};
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  list-style: none;
  & > li + li {
    border-top: 1px solid ${vars.hairline};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space3};
`;
