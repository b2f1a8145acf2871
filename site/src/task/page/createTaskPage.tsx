import type { ComponentType, ReactElement, ReactNode, RefAttributes } from 'react';
import type { Catalogue, Host } from '@eecs/ui-kit';
import { useFeatures } from '../../features/useFeatures.ts';
import type { KindId } from '../../kinds/kindNames.ts';
import type { KindRow } from '../../kinds/kindRow.ts';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { useServices, useSettings } from '../../ports/kept/services.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import type { OpenBranch } from '../opening/openBranch.ts';
import { TaskActions, TaskFrame } from './TaskFrame.tsx';
import { type OpenTaskProps, TaskPage, type TaskPageProps } from './TaskPage.tsx';
import type { TaskHandle } from '../files/taskHandle.ts';
import type { TaskText } from '../words/taskText.ts';
import { useSiteCommands } from './useSiteCommands.ts';
import { useSoldActions } from './useSoldActions.ts';
import { useTaskEditor } from './useTaskEditor.ts';

/** The parts of a page that a kind adds to those of every page with an editor. */
export interface TaskExtras {
  readonly importFile: (file: File) => Promise<void>;
  /** The actions of the menu: files, links, pictures, a new document. */
  readonly actions: readonly Action[];
  /** Dialogs that the page renders in addition to the editor. @default nothing */
  readonly dialogs?: ReactNode;
  /** Called after a change was stored. @default nothing */
  readonly onChange?: () => void;
  /** Called after a result was stored. @default nothing */
  readonly onSolve?: () => void;
}

type TaskOf<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
> = ReturnType<typeof useTaskEditor<Document, Solution, Handle>>;

/**
 * The facts about a kind of structure that the page of its editor needs. The hooks must be the same in every render.
 */
export interface TaskPagePlan<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
  Surroundings,
> {
  readonly row: Pick<KindRow, 'id' | 'titleKey'>;
  readonly pages: OpenBranch<Document, Solution>;
  readonly useText: () => TaskText;
  readonly useFailureLines: () => TaskPageProps<Document, Solution, Handle>['listFailures'];
  /** Texts that are loaded before the editor. */
  readonly catalogues: readonly Catalogue[];
  /** The files that can be opened, as an `accept` attribute. */
  readonly accept: string;
  readonly Editor: ComponentType<TaskEditorProps<Document, Solution, Surroundings> & RefAttributes<Handle>>;
  readonly useHost: (
    kept: Pick<Host<Document>, 'store' | 'save' | 'reactions'>,
    given: OpenTaskProps<Document, Solution, Handle>,
  ) => Surroundings;
  readonly useExtras: (
    files: TaskOf<Document, Solution, Handle>['files'],
    host: Surroundings,
    given: OpenTaskProps<Document, Solution, Handle>,
  ) => TaskExtras;
}

/** The props that a page passes to its editor. */
export interface TaskEditorProps<Document extends BranchDocument, Solution extends object, Surroundings> {
  readonly defaultValue?: Document;
  readonly defaultSolution?: Solution;
  readonly onChange: (document: Document) => void;
  readonly onSolve: (answer: Solution) => void;
  readonly host: Surroundings;
  readonly layout: 'default' | 'wide';
  readonly confirmDelete: boolean;
  readonly onConfirmDelete: (asks: boolean) => void;
  readonly commands: readonly Action[];
  readonly actions: ReactNode;
}

/** Creates the page of an editor: its document is stored in the browser, addressed by its hash, and saved as a task. */
export function createTaskPage<
  Document extends BranchDocument,
  Solution extends object,
  Handle extends TaskHandle<Document>,
  Surroundings,
>({
  row,
  pages,
  useText,
  useFailureLines,
  catalogues,
  accept,
  Editor,
  useHost,
  useExtras,
}: TaskPagePlan<Document, Solution, Handle, Surroundings>): () => ReactElement {
  const kind: KindId = row.id;

  function OpenTask(given: OpenTaskProps<Document, Solution, Handle>) {
    const task = useTaskEditor({ ...given, branch: pages, t: useText() });
    const host = useHost(task.kept, given);
    const { importFile, actions, dialogs, onChange, onSolve } = useExtras(task.files, host, given);
    const sold = useSoldActions(kind, useFeatures(kind), actions);
    const commands = useSiteCommands(sold);
    const { layout, confirmDelete } = useSettings();
    const { settings } = useServices();
    return (
      <TaskFrame task={task} accept={accept} importFile={importFile}>
        <Editor
          ref={given.editor}
          {...task.props}
          onChange={(document) => {
            task.noteChange(document);
            onChange?.();
          }}
          onSolve={(answer) => {
            task.noteSolution(answer);
            onSolve?.();
          }}
          host={host}
          layout={layout}
          confirmDelete={confirmDelete}
          onConfirmDelete={(asks) => settings.change({ confirmDelete: asks })}
          commands={commands}
          actions={<TaskActions task={task} actions={sold} />}
        />
        {dialogs}
      </TaskFrame>
    );
  }

  return function Page() {
    return (
      <TaskPage
        branch={pages}
        t={useText()}
        listFailures={useFailureLines()}
        titleKey={row.titleKey}
        catalogues={catalogues}
        Editor={OpenTask}
      />
    );
  };
}
