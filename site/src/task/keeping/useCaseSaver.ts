import { useCallback, useEffect, useRef } from 'react';
import { useNotices } from '@eecs/ui-kit';
import type { Branch, BranchDocument, BranchPlace } from '../../ports/kept/branch.ts';
import { useServices } from '../../ports/kept/services.ts';
import type { Saver } from './createSaver.ts';
import { keepCase, type KeptCase } from './keepCase.ts';
import type { TaskText } from '../words/taskText.ts';
import { useSaver } from './useSaver.ts';

/**
 * Stores edits of the document in the browser soon after they are made, and reports when that fails. The page has one,
 * which outlives the editor, so that the last edit can be stored before another document is chosen.
 */
export function useCaseSaver<Document extends BranchDocument>(
  branch: BranchPlace & Pick<Branch<Document, object>, 'hash'>,
  t: TaskText,
): Saver<KeptCase<Document>> {
  const shelf = branch.pickShelf(useServices());
  const { notify } = useNotices();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  const persist = useCallback(
    (kept: KeptCase<Document>) => {
      const failure = keepCase(kept, shelf, branch);
      if (failure !== null) notify({ kind: 'warning', text: texts.current(failure) });
    },
    [branch, shelf, notify],
  );
  return useSaver(persist, 'flush');
}
