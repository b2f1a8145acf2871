import { lazy, Suspense, useMemo } from 'react';
import { ConflictDialog, NameDialog, type SavedTask } from '@eecs/ui-account';
import { useFormat } from '@eecs/ui-kit';
import { TaskPicture } from '../../gallery/TaskPicture.tsx';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { readTaskCase } from '../keeping/keepTask.ts';

const LateTable = lazy(async () => {
  const { ConflictTable } = await import('./ConflictTable.tsx');
  return { default: ConflictTable };
});

/** A save that found a newer state of the task on the server. */
export interface SaveConflict<Document> {
  readonly mine: Document;
  readonly theirs: SavedTask;
}

/** Actions that resolve a conflict. */
export type ConflictChoice = 'mine' | 'theirs' | 'copy' | 'later';

export interface SaveDialogsProps<Document extends BranchDocument> {
  readonly branch: Pick<Branch<Document, object>, 'kind' | 'parse' | 'sizeOf'>;
  /** The document that is saved for the first time and needs a name. */
  readonly unnamed: Document | null;
  readonly conflict: SaveConflict<Document> | null;
  readonly onName: (title: string | null) => void;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Asks for a name, or how to resolve a conflict. */
export function SaveDialogs<Document extends BranchDocument>({
  branch,
  unnamed,
  conflict,
  onName,
  onChoose,
}: SaveDialogsProps<Document>) {
  const format = useFormat();
  const theirs = useMemo(
    () => (conflict === null ? null : readTaskCase(conflict.theirs, branch)),
    [conflict, branch],
  );
  if (unnamed !== null)
    return (
      <NameDialog
        kind={branch.kind}
        count={branch.sizeOf(unnamed).count}
        length={format.brief(branch.sizeOf(unnamed).length, {
          quantity: 'length',
          system: unnamed.units.system,
        })}
        onName={onName}
      />
    );
  if (conflict === null) return null;
  return (
    <ConflictDialog
      title={conflict.theirs.title}
      saved={conflict.theirs.saved}
      mine={<TaskPicture kind={branch.kind} document={conflict.mine} solution={null} hasValues />}
      theirs={
        <TaskPicture
          kind={conflict.theirs.kind}
          document={conflict.theirs.json_data.loadCase}
          solution={null}
          hasValues
        />
      }
      differences={
        theirs === null ? undefined : (
          <Suspense fallback={null}>
            <LateTable mine={conflict.mine} theirs={theirs} />
          </Suspense>
        )
      }
      onChoose={onChoose}
    />
  );
}
