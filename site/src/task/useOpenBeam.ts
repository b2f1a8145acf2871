import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router';
import { type BeamCase, caseHash, type SolvedBeam } from '@eecs/solver-core';
import { beamExamples, isShare, readShare, translateExample } from '@eecs/ui-beam';
import { type LoadedMessages, useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { useNavigate } from '../navigation/NavigationContext.ts';
import { taskMessages } from './taskMessages.ts';
import { readLocalCase, readLocalSolution, writeLocalCase } from '../ports/localCase.ts';
import { useServices } from '../ports/services.ts';
import { LOCAL_TASK_KEY } from '../ports/localCaseKey.ts';
import { readTabSlot, writeTabSlot } from '../ports/tabSlot.ts';
import { rescueCase } from '../ports/rescueCase.ts';
import { saveJson } from '../ports/saveJson.ts';
import { isReload } from '../navigation/isReload.ts';
import { isQuiet, QUIET_STATE } from '../navigation/quietState.ts';
import { type CaseChoice, chooseCase, replacesOwnWork } from './chooseCase.ts';
import { readVisitorLimits } from '../beam/visitorLimits.ts';
import { toExampleText } from '../beam/exampleText.ts';
import { readOpenBeam, readOpenSlot } from './readOpenBeam.ts';
import { useFailureLines } from './useFailureLines.ts';
import { useOpenTaskOf } from './useOpenTaskOf.ts';
import { useRoom } from './useRoom.ts';
import { pathTo } from '../routes/pathTo.ts';

export interface OpenBeam {
  /** What the editor begins with; null is an empty beam. */
  readonly document: BeamCase | null;
  /** The kept result of that beam. */
  readonly solution: SolvedBeam | null;
  /** Where it is kept, or will be with the first edit. */
  readonly slot: string;
  /** Whether it came by a link: it is read-only, and nothing of it is kept, until the reader edits it. */
  readonly isShared: boolean;
  /** Grows each time another beam is opened, so that the editor begins anew. */
  readonly session: number;
}

export interface BeamSession {
  /** Null until the beam has been chosen. */
  readonly open: OpenBeam | null;
  /** Makes a shared beam the reader's own, beside the others. */
  readonly adopt: () => Promise<boolean>;
  /** Opens the kept beam anew: another tab has changed it. */
  readonly reopen: () => void;
}

const examples = Object.values(beamExamples);

export interface OpenBeamOptions {
  readonly preloaded: readonly LoadedMessages[] | null;
  /** Keeps the address in step with a beam. */
  readonly follow: (document: BeamCase) => void;
  /** Has an edit that still waits kept at once: what is kept then is what is open. Must stay the same. */
  readonly keepLast: () => void;
}

/** Opens the beam that the address names: one that is kept, an example, or one made on another page. Those come beside what is kept. */
export function useOpenBeam({ preloaded, follow, keepLast }: OpenBeamOptions): BeamSession {
  const t = useText(taskMessages);
  const { shelf, session } = useServices();
  const findRoom = useRoom();
  const openTask = useOpenTaskOf();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const location = useLocation();
  const isHistory = useNavigationType() === NavigationType.Pop;
  const hash = useParams()['*']?.split('/')[0] ?? '';
  const state: unknown = location.state;
  const [open, setOpen] = useState<OpenBeam | null>(null);
  const texts = useRef(t);
  const list = useFailureLines();
  const tell = useRef(list);
  const translate = useRef((example: BeamCase) => example);
  useEffect(() => {
    texts.current = t;
    tell.current = list;
    translate.current = (example) => translateExample(example, toExampleText(preloaded ?? []));
  }, [t, list, preloaded]);

  const show = useCallback((next: Omit<OpenBeam, 'session'>) => {
    setOpen((previous) => ({ ...next, session: (previous?.session ?? 0) + 1 }));
  }, []);

  /** Finds where another beam may be kept: in the place of what is no work of one's own, else beside it. Null where the reader keeps all. */
  const findSlot = useCallback(
    async (document: BeamCase | null, here: string): Promise<string | null> => {
      const own = readLocalCase(shelf.open(here));
      if (own === null || !replacesOwnWork(document, { local: own, examples, translate: translate.current }))
        return here;
      return findRoom();
    },
    [shelf, findRoom],
  );

  // Synchronizes the open beam with the address, except where the address followed the beam.
  useEffect(() => {
    // Back and forward bring what the address followed then: another beam than the one that is open.
    if (preloaded === null || (isQuiet(state) && !isHistory && open !== null)) return undefined;
    let isStale = false;

    /** Says that the kept beam could not be read, and what became of it. */
    function tellDamaged(slot: string): void {
      const damaged = rescueCase(shelf.open(slot));
      if (damaged === null) return;
      void ask({
        kind: 'confirm',
        message: texts.current(damaged.recovered === null ? 'beam.damaged' : 'beam.damagedRecovered'),
        okLabel: texts.current('beam.damagedDownload'),
        cancelLabel: texts.current('beam.damagedClose'),
      }).then(({ outcome }) => {
        if (outcome === 'ok') saveJson(damaged.kept, 'beam-damaged.json');
      });
    }

    async function chooseShared(): Promise<boolean> {
      if (!isShare(location.hash)) return false;
      const shared = await readShare(location.hash, { limits: readVisitorLimits(session.get()) });
      if (isStale) return true;
      if (shared.ok) {
        show({ document: shared.document, solution: null, slot: findHere(), isShared: true });
        return true;
      }
      const lines =
        shared.problem === 'notBeam'
          ? [texts.current('beam.link.refused'), ...tell.current(shared.failures)]
          : [texts.current('beam.link.damaged')];
      notify({ kind: 'error', text: lines.join('\n') });
      // Else the next visit would begin with the same complaint.
      void navigate(location.pathname, { replace: true, state: QUIET_STATE });
      return false;
    }

    /** The slot of the beam that this tab shows, else of what was worked on last. */
    function findHere(): string {
      const { active, slots } = shelf.get();
      const known = [open?.slot, readTabSlot()].find((id) => slots.some((slot) => slot.id === id));
      return known ?? active;
    }

    /** The slot that a link, or the address by its hash, names; null where none does. */
    function findNamed(here: string): string | null {
      const { slots } = shelf.get();
      const asked = readOpenSlot(state);
      if (asked !== null && slots.some(({ id }) => id === asked)) return asked;
      if (hash === '' || readOpenBeam(state) !== null) return null;
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
      const sources = { hash, asked: readOpenBeam(state), local: readLocalCase(store), examples };
      const { local: own } = sources;
      // The address follows an edit a moment later than it is kept: a reload must not take it for a wish.
      const isWish =
        !(own !== null && open === null && isHistory && isReload()) && readOpenSlot(state) === null;
      let choice: CaseChoice = isWish ? chooseCase(sources) : { document: own, origin: 'local' };
      // Nothing here bears that name: one's own saved tasks may.
      if (choice.origin === 'unknown' && (await openTask(hash, () => isStale))) return;
      const found = choice.origin === 'local' ? here : await findSlot(choice.document, here);
      if (found === null) choice = { document: readLocalCase(store), origin: 'local' };
      const slot = found ?? here;
      if (isStale) return;
      if (choice.origin === 'unknown') notify({ kind: 'warning', text: texts.current('beam.unknown') });
      const { document: chosen, origin } = choice;
      const document = chosen === null ? null : translate.current(chosen);
      const target = shelf.open(slot);
      // Another beam than the saved task that stood here.
      if (origin === 'asked' || origin === 'example') target.remove(LOCAL_TASK_KEY);
      const solution = document === null ? null : readLocalSolution(target, document);
      show({ document, solution, slot, isShared: false });
      writeTabSlot(slot);
      if (document === null) return;
      const isNew = origin === 'asked' || (origin === 'example' && shelf.get().slots.length > 0);
      if (isNew) writeLocalCase(target, document);
      if (isNew || origin === 'local') shelf.note(slot, { title: document.title, hash: caseHash(document) });
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
    writeLocalCase(shelf.open(slot), document);
    shelf.note(slot, { title: document.title, hash: caseHash(document) });
    writeTabSlot(slot);
    setOpen({ ...open, slot, isShared: false });
    void navigate(pathTo('beam', { hash: caseHash(document) }), { replace: true, state: QUIET_STATE });
    return true;
  }, [open, findSlot, shelf, navigate]);

  const reopen = useCallback(() => {
    if (open === null) return;
    const store = shelf.open(open.slot);
    const document = readLocalCase(store);
    if (document === null) return;
    show({ document, solution: readLocalSolution(store, document), slot: open.slot, isShared: false });
  }, [open, shelf, show]);

  return { open, adopt, reopen };
}
