import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyFailure } from '@eecs/solver-core/texts';
import { type LoadedMessages, useDialogs, useNotices } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { useArrivalKind, useLocation, useParams } from '../../navigation/VisitContext.ts';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { readKept, readKeptSolution, writeKept } from '../../ports/kept/keptDocument.ts';
import { useServices } from '../../ports/kept/services.ts';
import { LOCAL_TASK_KEY } from '../../ports/kept/localCaseKey.ts';
import { writeTabSlot } from '../../ports/kept/tabSlot.ts';
import { isQuiet, QUIET_STATE } from '../../navigation/quietState.ts';
import { replacesOwnWork } from './chooseCase.ts';
import type { OpenBranch, OpenDocument } from './openBranch.ts';
import { openNamed } from './openNamed.ts';
import type { TaskText } from '../words/taskText.ts';
import { useOpenTaskOf } from './useOpenTaskOf.ts';
import { useRoom } from './useRoom.ts';

export type { OpenBranch, OpenDocument, SharedDocument } from './openBranch.ts';

export interface DocumentSession<Document, Solution> {
  /** Null until it is chosen. */
  readonly open: OpenDocument<Document, Solution> | null;
  /** Makes a shared document the reader's own, in addition to the others. */
  readonly adopt: () => Promise<boolean>;
  /** Opens the stored document again, because another tab has changed it. */
  readonly reopen: () => void;
}

export interface OpenDocumentOptions<Document extends BranchDocument, Solution extends object> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
  /** Describes the problems of an external document, one line each. */
  readonly listFailures: (failures: readonly AnyFailure[]) => readonly string[];
  readonly preloaded: readonly LoadedMessages[] | null;
  /** Updates the address for a document. */
  readonly follow: (document: Document) => void;
  /** Stores a pending edit at once, so that the stored document is the open one. Must stay the same. */
  readonly keepLast: () => void;
}

/**
 * Opens the document that the address names: a stored one, an example, or one made on another page, which is added to
 * the stored ones.
 */
export function useOpenDocument<Document extends BranchDocument, Solution extends object>({
  branch,
  t,
  listFailures,
  preloaded,
  follow,
  keepLast,
}: OpenDocumentOptions<Document, Solution>): DocumentSession<Document, Solution> {
  const services = useServices();
  const shelf = branch.pickShelf(services);
  const findRoom = useRoom();
  const openTask = useOpenTaskOf(branch, t);
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const location = useLocation();
  const isHistory = useArrivalKind() === 'POP';
  const hash = useParams()['*']?.split('/')[0] ?? '';
  const state: unknown = location.state;
  const [open, setOpen] = useState<OpenDocument<Document, Solution> | null>(null);
  const texts = useRef(t);
  const report = useRef(listFailures);
  const translate = useRef((example: Document) => example);
  useEffect(() => {
    texts.current = t;
    report.current = listFailures;
    translate.current = (example) => branch.translate(example, preloaded ?? []);
  }, [branch, t, listFailures, preloaded]);

  const show = useCallback((next: Omit<OpenDocument<Document, Solution>, 'session'>) => {
    setOpen((previous) => ({ ...next, session: (previous?.session ?? 0) + 1 }));
  }, []);

  /**
   * Finds the slot for another document: a slot without the reader's own work, otherwise a new one. Null if the reader
   * decides to keep all stored ones.
   */
  const findSlot = useCallback(
    async (document: Document | null, here: string): Promise<string | null> => {
      const own = readKept(branch, shelf.open(here));
      const known = { examples: branch.listExamples(), hashOf: branch.hash, translate: translate.current };
      if (own === null || !replacesOwnWork(document, { local: own, ...known })) return here;
      return findRoom(shelf, texts.current);
    },
    [branch, shelf, findRoom],
  );

  // Synchronizes the open document with the address, unless the address was updated by an edit.
  useEffect(() => {
    // Back and Forward lead to addresses that were updated by edits, and so to another document than the open one.
    if (preloaded === null || (isQuiet(state) && !isHistory && open !== null)) return undefined;
    let isStale = false;

    void openNamed({
      branch,
      services,
      shelf,
      visit: { hash, location, state, isHistory },
      open,
      texts,
      report,
      translate,
      ask,
      notify,
      navigate,
      openTask,
      findSlot,
      show,
      follow,
      keepLast,
      isStale: () => isStale,
    });
    return () => {
      isStale = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `open` only shows whether a quiet navigation has a document
  }, [hash, location.key, preloaded]);

  const adopt = useCallback(async (): Promise<boolean> => {
    if (open === null || open.document === null) return false;
    const { document } = open;
    const slot = await findSlot(document, open.slot);
    if (slot === null) return false;
    shelf.open(slot).remove(LOCAL_TASK_KEY);
    writeKept(branch, shelf.open(slot), document);
    shelf.note(slot, { title: document.title, hash: branch.hash(document) });
    writeTabSlot(branch.prefix, slot);
    setOpen({ ...open, slot, isShared: false });
    void navigate(branch.toPath(branch.hash(document)), { replace: true, state: QUIET_STATE });
    return true;
  }, [branch, open, findSlot, shelf, navigate]);

  const reopen = useCallback(() => {
    if (open === null) return;
    const store = shelf.open(open.slot);
    const document = readKept(branch, store);
    if (document === null) return;
    show({ document, solution: readKeptSolution(branch, store, document), slot: open.slot, isShared: false });
  }, [branch, open, shelf, show]);

  return { open, adopt, reopen };
}
