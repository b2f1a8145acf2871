import type { ComponentType } from 'react';
import type { Catalogue } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { TaskPreview } from './TaskPreview.tsx';
import { type WholeProps, type WholeTaskProps, useWholeProps } from './useWholeProps.ts';

/** The parts of a preview that depend on the kind of document. */
export interface PreviewPlan<Document extends BranchDocument, Solution extends object, Host> {
  readonly branch: Branch<Document, Solution>;
  readonly Editor: ComponentType<WholeProps<Document, Solution> & { readonly host: Host }>;
  readonly useHost: () => Host;
  /** Texts that are loaded before the editor. */
  readonly catalogues: readonly Catalogue[];
}

/** Creates the page that previews saved tasks of one kind. */
export function createPreviewPage<Document extends BranchDocument, Solution extends object, Host>({
  branch,
  Editor,
  useHost,
  catalogues,
}: PreviewPlan<Document, Solution, Host>): ComponentType {
  function Whole(task: WholeTaskProps<Document>) {
    const props = useWholeProps(task, branch, catalogues);
    const host = useHost();
    return props === null ? null : <Editor host={host} {...props} />;
  }
  return function PreviewPage() {
    return <TaskPreview branch={branch} Whole={Whole} />;
  };
}
