import type { ComponentType } from 'react';
import { Navigate } from '../../navigation/Link.tsx';
import { useLocation } from '../../navigation/VisitContext.ts';
import { styled } from 'styled-components';
import { useTaskVerbs, type SavedTask, savedTaskMessages } from '@eecs/ui-account';
import { Alert, Button, Spinner, useText, vars } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { TaskPicture } from '../../gallery/TaskPicture.tsx';
import { useTitleDetail } from '../../head/useHead.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { describeFailure } from '../../ports/api/describeFailure.ts';
import { useSettings, useSiteSession } from '../../ports/kept/services.ts';
import { useTaskList } from '../../ports/reader/useTaskList.ts';
import { WithAccount } from '../../ports/reader/WithAccount.tsx';
import { toPreviewPath } from '../../routes/caseArea.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { SPINNER_DELAY_MS } from '../../navigation/spinnerDelay.ts';
import { PageHeading } from '../../shell/PageHeading.tsx';
import { WideColumn } from '../../shell/WideColumn.tsx';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { readTaskCase } from '../../task/keeping/keepTask.ts';
import { TASK_CATALOGUES } from '../../task/words/taskCatalogues.ts';
import { useOpenTask } from '../../task/opening/useOpenTask.ts';
import { previewMessages } from './previewMessages.ts';
import { usePreviewedTask } from './usePreviewedTask.ts';
import type { WholeTaskProps } from './useWholeProps.ts';

export const texts = [previewMessages, savedTaskMessages, ...Object.values(TASK_CATALOGUES), failureMessages];

interface PreviewProps<Document extends BranchDocument> {
  readonly branch: Pick<Branch<Document, object>, 'kind' | 'parse'>;
  readonly Whole: ComponentType<WholeTaskProps<Document>>;
}

/** Previews a saved task: drawing and results, with links to continue. */
export function TaskPreview<Document extends BranchDocument>(preview: PreviewProps<Document>) {
  const session = useSiteSession();
  const { pathname } = useLocation();
  const id = Number(/(\d+)\/?$/.exec(pathname)?.[1] ?? 0);
  if (!('user' in session)) return null;
  return (
    <Page>
      <WithAccount>
        <Previewed key={id} userId={session.user.id} id={id} preview={preview} />
      </WithAccount>
    </Page>
  );
}

function Previewed<Document extends BranchDocument>({
  userId,
  id,
  preview,
}: {
  readonly userId: number;
  readonly id: number;
  readonly preview: PreviewProps<Document>;
}) {
  const t = useText(previewMessages);
  const tSite = useText(siteMessages);
  const tFailure = useText(failureMessages);
  const found = usePreviewedTask(userId, id);
  const { pathname } = useLocation();
  const title = found.state === 'loaded' ? found.task.title : '';
  useTitleDetail(title);
  switch (found.state) {
    case 'loading':
      return <Spinner delayMs={SPINNER_DELAY_MS} label={t('preview.loading')} />;
    case 'missing':
      return (
        <>
          <PageHeading>{t('preview.missing')}</PageHeading>
          <p>{t('preview.missingText')}</p>
          <p>
            <LinkButton to={pathTo('taskManager')}>{tSite('page.taskManager')}</LinkButton>
          </p>
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeading>{tSite('page.preview')}</PageHeading>
          <Alert
            kind="error"
            title={t('preview.failed')}
            actions={<Button onClick={found.retry}>{t('preview.retry')}</Button>}
          >
            {describeFailure(found.reason, tFailure)}
          </Alert>
        </>
      );
    case 'loaded':
      // The address names the kind of the task; a wrong kind is corrected.
      return pathname === toPreviewPath(found.task) ? (
        <Loaded task={found.task} userId={userId} {...preview} />
      ) : (
        <Navigate replace to={toPreviewPath(found.task)} />
      );
    default:
      return found satisfies never;
  }
}

function Loaded<Document extends BranchDocument>({
  task,
  userId,
  branch,
  Whole,
}: { readonly task: SavedTask; readonly userId: number } & PreviewProps<Document>) {
  const t = useText(previewMessages);
  const openTask = useOpenTask();
  const navigate = useNavigate();
  const { copy } = useTaskVerbs(useTaskList());
  const { kind, title, json_data } = task;
  const description = json_data.loadCase['description'];
  const { showDescription } = useSettings();
  const document = readTaskCase(task, branch);
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {showDescription && typeof description === 'string' && description !== '' ? <p>{description}</p> : null}
      <Buttons>
        {document === null ? null : (
          <Button variant="primary" onClick={() => void openTask(task, userId)}>
            {t('preview.open')}
          </Button>
        )}
        <Button onClick={() => void copy(task).then(() => navigate(pathTo('taskManager')))}>
          {t('preview.copy')}
        </Button>
        <Button onClick={() => window.print()}>{t('preview.print')}</Button>
      </Buttons>
      {document === null ? (
        <>
          <Sheet>
            <TaskPicture kind={kind} document={json_data.loadCase} solution={json_data.solution} />
          </Sheet>
          <p>{t('preview.noPicture')}</p>
        </>
      ) : (
        <Frame>
          <Whole document={document} solution={json_data.solution} />
        </Frame>
      )}
    </>
  );
}

/** An editor benefits from a wide window. */
const Page = styled(WideColumn)`
  max-width: 1680px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
  @media print {
    display: none;
  }
`;

/** Rendered only together with its content. */
const Frame = styled.div`
  &:not(:empty) {
    border: 1px solid ${vars.hairline};
  }
`;

const Sheet = styled.div`
  border: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
`;
