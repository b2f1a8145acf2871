import type { RefObject } from 'react';
import type { AnyFailure } from '@eecs/solver-core/texts';
import type { DialogOutcome, DialogRequest } from '@eecs/ui-kit';
import { KIND_NAMES } from '../../kinds/kindNames.ts';
import { isReload } from '../../navigation/isReload.ts';
import type { useNavigate } from '../../navigation/NavigationContext.ts';
import { QUIET_STATE } from '../../navigation/quietState.ts';
import type { useLocation } from '../../navigation/VisitContext.ts';
import type { BranchDocument } from '../../ports/kept/branch.ts';
import { readKept, readKeptSolution, writeKept } from '../../ports/kept/keptDocument.ts';
import { LOCAL_TASK_KEY } from '../../ports/kept/localCaseKey.ts';
import { readOpenSlot } from '../../ports/kept/readAsked.ts';
import { rescueCase } from '../../ports/kept/rescueCase.ts';
import type { Services } from '../../ports/kept/services.ts';
import type { Shelf } from '../../ports/kept/shelf.ts';
import { readTabSlot, writeTabSlot } from '../../ports/kept/tabSlot.ts';
import { saveJson } from '../../ports/page/saveJson.ts';
import { readVisitorLimits } from '../../ports/reader/visitorLimits.ts';
import { type CaseChoice, chooseCase } from './chooseCase.ts';
import { findKeptElsewhere } from '../keeping/findKeptElsewhere.ts';

import type { OpenBranch, OpenDocument } from './openBranch.ts';
import type { TaskText } from '../words/taskText.ts';

/** Everything on which a page bases its decision what to open, and the functions that open it. */
export interface Opening<Document extends BranchDocument, Solution extends object> {
  readonly branch: OpenBranch<Document, Solution>;
  readonly services: Services;
  readonly shelf: Shelf;
  readonly visit: {
    /** The first segment of the address after that of the page; empty if there is none. */
    readonly hash: string;
    readonly location: ReturnType<typeof useLocation>;
    readonly state: unknown;
    /** Whether the reader came by back or forward. */
    readonly isHistory: boolean;
  };
  /** The document that is open now. */
  readonly open: OpenDocument<Document, Solution> | null;
  readonly texts: RefObject<TaskText>;
  /** Describes the problems of a foreign document, one line each. */
  readonly report: RefObject<(failures: readonly AnyFailure[]) => readonly string[]>;
  readonly translate: RefObject<(example: Document) => Document>;
  readonly ask: (request: DialogRequest) => Promise<DialogOutcome>;
  readonly notify: (notice: { readonly kind: 'error' | 'warning'; readonly text: string }) => unknown;
  readonly navigate: ReturnType<typeof useNavigate>;
  /** Looks up the hash among the saved tasks; returns whether it opened one. */
  readonly openTask: (hash: string, isStale: () => boolean) => Promise<boolean>;
  /** Finds a slot for another document; null if the reader decides to keep all stored ones. */
  readonly findSlot: (document: Document | null, here: string) => Promise<string | null>;
  readonly show: (next: Omit<OpenDocument<Document, Solution>, 'session'>) => void;
  readonly follow: (document: Document) => void;
  readonly keepLast: () => void;
  /** Returns whether another address was requested in the meantime. */
  readonly isStale: () => boolean;
}

/**
 * Opens the document that the address names: a shared link, a stored document, an example, a document created by
 * another page, or a saved task. If it is stored as another kind of structure, goes to the page of that kind.
 */
export async function openNamed<Document extends BranchDocument, Solution extends object>(
  given: Opening<Document, Solution>,
): Promise<void> {
  const { branch, services, shelf, texts, translate, notify, navigate, openTask, show, isStale } = given;
  const { hash, state, isHistory } = given.visit;
  if (await openShared(given)) return;
  given.keepLast();
  const before = findHere(given);
  const here = findNamed(given, before) ?? before;
  describeDamaged(given, here);
  const store = shelf.open(here);
  const sources = {
    hash,
    asked: branch.readAsked(state),
    local: readKept(branch, store),
    examples: branch.listExamples(),
    hashOf: branch.hash,
  };
  const { local: own } = sources;
  // The address is updated a moment after an edit is stored, so on a reload the stored document takes precedence.
  const isWish =
    !(own !== null && given.open === null && isHistory && isReload()) && readOpenSlot(state) === null;
  let choice: CaseChoice<Document> = isWish ? chooseCase(sources) : { document: own, origin: 'local' };
  if (choice.origin === 'unknown' && branch.loadExamples !== undefined) {
    const examples = await branch.loadExamples(services.settings.get().locale);
    choice = chooseCase({ ...sources, examples });
  }
  // It is stored as a case of another kind, which has its own page.
  const elsewhere = choice.origin === 'unknown' ? findKeptElsewhere(hash, branch.kind, services) : null;
  if (elsewhere !== null) {
    void navigate(elsewhere, { replace: true });
    return;
  }
  // It is not stored here; it may be one of the reader's saved tasks.
  if (choice.origin === 'unknown' && (await openTask(hash, isStale))) return;
  const found = choice.origin === 'local' ? here : await given.findSlot(choice.document, here);
  if (found === null) choice = { document: readKept(branch, store), origin: 'local' };
  const slot = found ?? here;
  if (isStale()) return;
  if (choice.origin === 'unknown') notify({ kind: 'warning', text: texts.current('unknown') });
  const { document: chosen, origin } = choice;
  const document = chosen === null ? null : translate.current(chosen);
  const target = shelf.open(slot);
  // The document differs from the saved task that was in the slot before.
  if (origin === 'asked' || origin === 'example') target.remove(LOCAL_TASK_KEY);
  const solution = document === null ? null : readKeptSolution(branch, target, document);
  show({ document, solution, slot, isShared: false, isReaders: origin === 'example' && hash === '' });
  writeTabSlot(branch.prefix, slot);
  if (document === null) return;
  const isNew = origin === 'asked' || (origin === 'example' && shelf.get().slots.length > 0);
  if (isNew) writeKept(branch, target, document);
  if (isNew || origin === 'local') shelf.note(slot, { title: document.title, hash: branch.hash(document) });
  given.follow(document);
}

/** Describes that a stored document could not be read, and what happened to it. */
function describeDamaged<Document extends BranchDocument, Solution extends object>(
  { branch, shelf, texts, ask }: Opening<Document, Solution>,
  slot: string,
): void {
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

/** Opens the document in the fragment of the address; returns whether there was one. */
async function openShared<Document extends BranchDocument, Solution extends object>(
  given: Opening<Document, Solution>,
): Promise<boolean> {
  const { branch, services, texts, report, notify, navigate, show, isStale } = given;
  const { location } = given.visit;
  const reading = branch.readShare(location.hash, readVisitorLimits(services.session.get()));
  if (reading === null) return false;
  const shared = await reading;
  if (isStale()) return true;
  if (shared.ok) {
    const { document, shown } = shared;
    show({ document, solution: null, slot: findHere(given), isShared: true, shown });
    return true;
  }
  const lines =
    shared.failures.length > 0
      ? [texts.current('link.refused'), ...report.current(shared.failures)]
      : [texts.current('link.damaged')];
  notify({ kind: 'error', text: lines.join('\n') });
  // Otherwise the next visit would begin with the same error.
  void navigate(location.pathname, { replace: true, state: QUIET_STATE });
  return false;
}

/** Returns the slot of the document that this tab shows, otherwise of the last edited one. */
function findHere<Document extends BranchDocument, Solution extends object>({
  branch,
  shelf,
  open,
}: Opening<Document, Solution>): string {
  const { active, slots } = shelf.get();
  const known = [open?.slot, readTabSlot(branch.prefix)].find((id) => slots.some((slot) => slot.id === id));
  return known ?? active;
}

/** Returns the slot named by a link, or by the hash in the address; null if there is none. */
function findNamed<Document extends BranchDocument, Solution extends object>(
  { branch, shelf, visit: { hash, state } }: Opening<Document, Solution>,
  here: string,
): string | null {
  const { slots } = shelf.get();
  const asked = readOpenSlot(state);
  if (asked !== null && slots.some(({ id }) => id === asked)) return asked;
  if (hash === '' || branch.readAsked(state) !== null) return null;
  return (
    (slots.find((slot) => slot.id === here && slot.hash === hash) ?? slots.find((slot) => slot.hash === hash))
      ?.id ?? null
  );
}
