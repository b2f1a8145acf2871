import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToldFailure } from '@eecs/solver-core/texts';
import type { CaseLimits } from '@eecs/ui-beam';
import { type LoadedMessages, useDialogs, useNotices } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { useArrivalKind, useLocation, useParams } from '../navigation/VisitContext.ts';
import { KIND_NAMES } from '../kinds/kindNames.ts';
import type { Branch, BranchDocument } from '../ports/kept/branch.ts';
import { readKept, readKeptSolution, writeKept } from '../ports/kept/keptDocument.ts';
import { readOpenSlot } from '../ports/kept/readAsked.ts';
import { useServices } from '../ports/kept/services.ts';
import { LOCAL_TASK_KEY } from '../ports/kept/localCaseKey.ts';
import { readTabSlot, writeTabSlot } from '../ports/kept/tabSlot.ts';
import { rescueCase } from '../ports/kept/rescueCase.ts';
import { saveJson } from '../ports/page/saveJson.ts';
import { isReload } from '../navigation/isReload.ts';
import { isQuiet, QUIET_STATE } from '../navigation/quietState.ts';
import { type CaseChoice, chooseCase, replacesOwnWork } from './chooseCase.ts';
import { readVisitorLimits } from '../ports/reader/visitorLimits.ts';
import { findKeptElsewhere } from './findKeptElsewhere.ts';
import type { TaskText } from './taskText.ts';
import { useOpenTaskOf } from './useOpenTaskOf.ts';
import { useRoom } from './useRoom.ts';

/** A kind of structure as the page of its editor opens it. Must stay the same. */
export interface OpenBranch<Document extends BranchDocument, Solution extends object> extends Branch<
  Document,
  Solution
> {
  /** The worked examples; a fresh profile sees the first one. */
  readonly listExamples: () => readonly Document[];
  /** Gives an example as it is opened in the reader's language. */
  readonly translate: (example: Document, loaded: readonly LoadedMessages[]) => Document;
  /** Reads the document that the fragment of an address holds; null where it claims to hold none. */
  readonly readShare: (fragment: string, limits: CaseLimits) => Promise<SharedDocument<Document>> | null;
  /** Brings a document back from what was kept of its steps; null where they hold none. */
  readonly recover: (steps: unknown) => Document | null;
  /** Says whether a document has nothing on it that another one could replace or be added to. */
  readonly isEmpty: (document: Document) => boolean;
}

/** The content of a link: a document, or the failures; there are none if the link itself is damaged. */
export type SharedDocument<Document> =
  | {
      readonly ok: true;
      readonly document: Document;
      /** The view of the person who shared the document. */
      readonly shown?: unknown;
    }
  | { readonly ok: false; readonly failures: readonly ToldFailure[] };

export interface OpenDocument<Document, Solution> {
  /** The document that the editor begins with; null is an empty one. */
  readonly document: Document | null;
  /** The kept result of that document. */
  readonly solution: Solution | null;
  /** Where it is kept, or will be with the first edit. */
  readonly slot: string;
  /** Whether it came by a link: it is read-only, and nothing of it is kept, until the reader edits it. */
  readonly isShared: boolean;
  /** Whether it is the example that a fresh profile begins with: it is shown in the reader's units, not in its own. */
  readonly isReaders?: boolean;
  /** The view of the person who shared the document. */
  readonly shown?: unknown;
  /** Grows each time another document is opened, so that the editor begins anew. */
  readonly session: number;
}

export interface DocumentSession<Document, Solution> {
  /** Null until it has been chosen. */
  readonly open: OpenDocument<Document, Solution> | null;
  /** Makes a shared document the reader's own, beside the others. */
  readonly adopt: () => Promise<boolean>;
  /** Opens what is kept anew: another tab has changed it. */
  readonly reopen: () => void;
}

export interface OpenDocumentOptions<Document extends BranchDocument, Solution extends object> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly t: TaskText;
  /** Says what is wrong with a document from outside, a line each. */
  readonly listFailures: (failures: readonly ToldFailure[]) => readonly string[];
  readonly preloaded: readonly LoadedMessages[] | null;
  /** Keeps the address in step with a document. */
  readonly follow: (document: Document) => void;
  /** Has an edit that still waits kept at once: what is kept then is what is open. Must stay the same. */
  readonly keepLast: () => void;
}

/**
 * Opens the document that the address names: one that is kept, an example, or one made on
 * another page. Those come beside what is kept.
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
  const { session } = services;
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
  const tell = useRef(listFailures);
  const translate = useRef((example: Document) => example);
  useEffect(() => {
    texts.current = t;
    tell.current = listFailures;
    translate.current = (example) => branch.translate(example, preloaded ?? []);
  }, [branch, t, listFailures, preloaded]);

  const show = useCallback((next: Omit<OpenDocument<Document, Solution>, 'session'>) => {
    setOpen((previous) => ({ ...next, session: (previous?.session ?? 0) + 1 }));
  }, []);

  /**
   * Finds where another document may be kept: in the place of what is no work of one's own,
   * else beside it. Null where the reader keeps all.
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

  // Synchronizes what is open with the address, except where the address followed an edit.
  useEffect(() => {
    // Back and forward bring what the address followed then: another document than the one that is open.
    if (preloaded === null || (isQuiet(state) && !isHistory && open !== null)) return undefined;
    let isStale = false;

    /** Says that what is kept could not be read, and what became of it. */
    function tellDamaged(slot: string): void {
      const damaged = rescueCase(shelf.open(slot), branch, branch.recover);
      if (damaged === null) return;
      void ask({
        kind: 'confirm',
        message: texts.current(
          damaged.recovered !== null ? 'damagedRecovered' : damaged.isNewer ? 'newer' : 'damaged',
        ),
        okLabel: texts.current('damagedDownload'),
        cancelLabel: texts.current('damagedClose'),
      }).then(({ outcome }) => {
        if (outcome === 'ok') saveJson(damaged.kept, `${KIND_NAMES[branch.kind]}-damaged.json`);
      });
    }

    async function chooseShared(): Promise<boolean> {
      const reading = branch.readShare(location.hash, readVisitorLimits(session.get()));
      if (reading === null) return false;
      const shared = await reading;
      if (isStale) return true;
      if (shared.ok) {
        const { document, shown } = shared;
        show({ document, solution: null, slot: findHere(), isShared: true, shown });
        return true;
      }
      const lines =
        shared.failures.length > 0
          ? [texts.current('link.refused'), ...tell.current(shared.failures)]
          : [texts.current('link.damaged')];
      notify({ kind: 'error', text: lines.join('\n') });
      // Else the next visit would begin with the same complaint.
      void navigate(location.pathname, { replace: true, state: QUIET_STATE });
      return false;
    }

    /** The slot of what this tab shows, else of what was worked on last. */
    function findHere(): string {
      const { active, slots } = shelf.get();
      const known = [open?.slot, readTabSlot(branch.prefix)].find((id) =>
        slots.some((slot) => slot.id === id),
      );
      return known ?? active;
    }

    /** The slot that a link, or the address by its hash, names; null where none does. */
    function findNamed(here: string): string | null {
      const { slots } = shelf.get();
      const asked = readOpenSlot(state);
      if (asked !== null && slots.some(({ id }) => id === asked)) return asked;
      if (hash === '' || branch.readAsked(state) !== null) return null;
      return (
        (
          slots.find((slot) => slot.id === here && slot.hash === hash) ??
          slots.find((slot) => slot.hash === hash)
        )?.id ?? null
      );
    }

    async function choose(): Promise<void> {
      if (await chooseShared()) return;
      keepLast();
      const before = findHere();
      const here = findNamed(before) ?? before;
      tellDamaged(here);
      const store = shelf.open(here);
      const sources = {
        hash,
        asked: branch.readAsked(state),
        local: readKept(branch, store),
        examples: branch.listExamples(),
        hashOf: branch.hash,
      };
      const { local: own } = sources;
      // The address follows an edit a moment later than it is kept: a reload must not take it for a wish.
      const isWish =
        !(own !== null && open === null && isHistory && isReload()) && readOpenSlot(state) === null;
      let choice: CaseChoice<Document> = isWish ? chooseCase(sources) : { document: own, origin: 'local' };
      // Kept as a case of another kind: the route is not that case's, which has a page of its own.
      const elsewhere = choice.origin === 'unknown' ? findKeptElsewhere(hash, branch.kind, services) : null;
      if (elsewhere !== null) {
        void navigate(elsewhere, { replace: true });
        return;
      }
      // Nothing here bears that name: one's own saved tasks may.
      if (choice.origin === 'unknown' && (await openTask(hash, () => isStale))) return;
      const found = choice.origin === 'local' ? here : await findSlot(choice.document, here);
      if (found === null) choice = { document: readKept(branch, store), origin: 'local' };
      const slot = found ?? here;
      if (isStale) return;
      if (choice.origin === 'unknown') notify({ kind: 'warning', text: texts.current('unknown') });
      const { document: chosen, origin } = choice;
      const document = chosen === null ? null : translate.current(chosen);
      const target = shelf.open(slot);
      // Another document than the saved task that stood here.
      if (origin === 'asked' || origin === 'example') target.remove(LOCAL_TASK_KEY);
      const solution = document === null ? null : readKeptSolution(branch, target, document);
      show({ document, solution, slot, isShared: false, isReaders: origin === 'example' && hash === '' });
      writeTabSlot(branch.prefix, slot);
      if (document === null) return;
      const isNew = origin === 'asked' || (origin === 'example' && shelf.get().slots.length > 0);
      if (isNew) writeKept(branch, target, document);
      if (isNew || origin === 'local')
        shelf.note(slot, { title: document.title, hash: branch.hash(document) });
      follow(document);
    }

    void choose();
    return () => {
      isStale = true;
    };
    // `open` is read only to know that a quiet navigation has something to be quiet about.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
