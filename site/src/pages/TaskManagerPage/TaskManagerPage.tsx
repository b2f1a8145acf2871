import { useCallback } from 'react';
import { styled } from 'styled-components';
import { type SavedTask, savedTaskMessages, TaskManager } from '@eecs/ui-account';
import { useText, vars } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { hasPicture, TaskPicture } from '../../gallery/TaskPicture.tsx';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices, useSettings, useSiteSession } from '../../ports/kept/services.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { toPreviewPath } from '../../routes/caseArea.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { HEADER_PX } from '../../shell/headerHeight.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';
import { KeptDocuments } from '../../task/shelf/KeptDocuments.tsx';
import { TASK_CATALOGUES } from '../../task/words/taskCatalogues.ts';
import { canOpen, useOpenTask } from '../../task/opening/useOpenTask.ts';

export const texts = [savedTaskMessages, ...Object.values(TASK_CATALOGUES), failureMessages];

/**
 * The saved tasks of the logged-in user, and the documents stored only in this browser. Heading and introduction are
 * where the server's first paint has them (`prerender/renderHeadPaint.tsx`).
 */
export function TaskManagerPage() {
  const t = useText(siteMessages);
  const session = useSiteSession();
  const list = useTaskList();
  const { settings } = useServices();
  const { rowsPerPage, confirmDelete } = useSettings();
  const navigate = useNavigate();
  const openTask = useOpenTask();
  const userId = 'user' in session ? session.user.id : null;

  const preview = useCallback((task: SavedTask) => void navigate(toPreviewPath(task)), [navigate]);
  const open = useCallback(
    (task: SavedTask) => {
      if (canOpen(task) && userId !== null) void openTask(task, userId);
      else preview(task);
    },
    [openTask, preview, userId],
  );

  if (userId === null) return null;
  return (
    <Column>
      <Top>
        <PageHeading>{t('page.taskManager')}</PageHeading>
        <LinkButton to={pathTo('newTask')}>{t('page.newTask')}</LinkButton>
      </Top>
      <Lead>{t('taskManager.lead')}</Lead>
      <WithAccount>
        <KeptDocuments userId={userId} />
        <TaskManager
          key={userId}
          userId={userId}
          list={list}
          rowsPerPage={rowsPerPage}
          onRowsPerPage={(rows) => settings.change({ rowsPerPage: rows })}
          asksBeforeDelete={confirmDelete}
          onOpen={open}
          onPreview={preview}
          draw={draw}
        />
      </WithAccount>
    </Column>
  );
}

function draw({ kind, json_data: { loadCase, solution }, ...task }: SavedTask) {
  return hasPicture({ kind }) ? (
    <TaskPicture key={task.version} kind={kind} document={loadCase} solution={solution} />
  ) : null;
}

/** As high as the window, so that the content below does not move when the tasks load. */
const Column = styled(WideColumn)`
  align-content: start;
  min-height: calc(100dvh - ${HEADER_PX}px);
`;

/** Directly below the heading, whose margin is already part of the gap. */
const Lead = styled.p`
  margin: calc(-1 * ${vars.space4}) 0 0;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${vars.space2};
  @media (max-width: 639px) {
    margin-bottom: ${vars.space4};
  }
`;
