import { useMemo } from 'react';
import type { Catalogue } from '@eecs/ui-kit';
import type { Branch, BranchDocument } from '../../ports/kept/branch.ts';
import { useSettings } from '../../ports/kept/services.ts';
import { usePreloaded } from '../../ports/page/usePreloaded.ts';
import { useDocumentUnits } from '../../task/opening/useDocumentUnits.ts';
import { useReaderLook } from '../../ports/reader/useReaderLook.ts';

/** Parts of an editor that the preview of a saved task hides. */
const NOT_SHOWN = ['bar', 'tools', 'tables'] as const;

/** The task that a read-only editor shows. */
export interface WholeTaskProps<Document> {
  readonly document: Document;
  /** The stored result; the result of another document is omitted. */
  readonly solution: object | null;
}

/** The props of a read-only editor that shows a saved task. */
export type WholeProps<Document extends BranchDocument, Solution extends object> = NonNullable<
  ReturnType<typeof useWholeProps<Document, Solution>>
>;

/** Returns the props of an editor that shows a saved task of any kind; null until its texts are loaded. */
export function useWholeProps<Document extends BranchDocument, Solution extends object>(
  { document, solution }: WholeTaskProps<Document>,
  { isSolutionOf }: Pick<Branch<Document, Solution>, 'isSolutionOf'>,
  catalogues: readonly Catalogue[],
) {
  const preloaded = usePreloaded(catalogues);
  const look = useReaderLook(preloaded);
  const { units } = useDocumentUnits(document);
  const options = useSettings();
  // The page shows the whole description above the editor.
  const shown = useMemo(() => ({ ...options, showDescription: false }), [options]);
  if (preloaded === null) return null;
  return {
    ...look,
    units,
    defaultValue: document,
    ...(isSolutionOf(solution, document) ? { defaultSolution: solution } : {}),
    readOnly: true,
    // Typing, solving and drawing are done in the editor, which a button opens.
    hide: NOT_SHOWN,
    options: shown,
  };
}
