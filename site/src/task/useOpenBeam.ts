import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useParams } from 'react-router';
import { type BeamCase, caseHash, type SolvedBeam } from '@eecs/solver-core';
import { beamExamples, isShare, readShare, translateExample } from '@eecs/ui-beam';
import { type LoadedMessages, useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';
import { readLocalCase, readLocalSolution, writeLocalCase } from '../ports/localCase.ts';
import { useServices } from '../ports/services.ts';
import { rescueCase } from '../ports/rescueCase.ts';
import { saveJson } from '../ports/saveJson.ts';
import { isReload } from '../navigation/isReload.ts';
import { isQuiet, QUIET_STATE } from '../navigation/quietState.ts';
import { type CaseChoice, chooseCase, replacesOwnWork } from './chooseCase.ts';
import { readVisitorLimits } from '../beam/visitorLimits.ts';
import { toExampleText } from '../beam/exampleText.ts';
import { readOpenBeam } from './readOpenBeam.ts';
import { useFailureLines } from './useFailureLines.ts';
import { pathTo } from '../routes/pathTo.ts';

export interface OpenBeam {
  /** What the editor begins with; null is an empty beam. */
  readonly document: BeamCase | null;
  /** The kept result of that beam. */
  readonly solution: SolvedBeam | null;
  /** Whether it came by a link: it is read-only, and nothing of it is kept, until the reader edits it. */
  readonly isShared: boolean;
  /** Grows each time another beam is opened, so that the editor begins anew. */
  readonly session: number;
}

export interface BeamSession {
  /** Null until the beam has been chosen. */
  readonly open: OpenBeam | null;
  /** Makes a shared beam the reader's own; asks first where that replaces other work. */
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
  /** Puts a beam in the place of the one that is being edited, as one step; answers false where none is. Must stay the same. */
  readonly replace: (document: BeamCase) => boolean;
}

/** Opens the beam that the address names. */
export function useOpenBeam({ preloaded, follow, keepLast, replace }: OpenBeamOptions): BeamSession {
  const t = useText(taskMessages);
  const { local } = useServices();
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

  /** Asks before a beam takes the place of the reader's own. */
  const mayReplace = useCallback(
    async (document: BeamCase | null, own: BeamCase | null): Promise<boolean> => {
      if (own === null || !replacesOwnWork(document, { local: own, examples, translate: translate.current }))
        return true;
      const message =
        own.title === ''
          ? texts.current('beam.replaceUntitled')
          : texts.current('beam.replace', { title: own.title });
      const { outcome } = await ask({ kind: 'confirm', message, firstFocus: 'cancel' });
      return outcome === 'ok';
    },
    [ask],
  );

  // Synchronizes the open beam with the address, except where the address followed the beam.
  useEffect(() => {
    // Back and forward bring what the address followed then: another beam than the one that is open.
    if (preloaded === null || (isQuiet(state) && !isHistory && open !== null)) return undefined;
    let isStale = false;

    /** Says that the kept beam could not be read, and what became of it. */
    function tellDamaged(): void {
      const damaged = rescueCase(local);
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
      const shared = await readShare(location.hash, { limits: readVisitorLimits() });
      if (isStale) return true;
      if (shared.ok) {
        show({ document: shared.document, solution: null, isShared: true });
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

    async function choose(): Promise<void> {
      if (await chooseShared()) return;
      keepLast();
      tellDamaged();
      const sources = { hash, asked: readOpenBeam(state), local: readLocalCase(local), examples };
      const { local: own } = sources;
      // The address follows an edit a moment later than it is kept: a reload must not take it for a wish.
      let choice: CaseChoice =
        own !== null && open === null && isHistory && isReload()
          ? { document: own, origin: 'local' }
          : chooseCase(sources);
      const isAsked = replacesOwnWork(choice.document, { ...sources, translate: translate.current });
      // Behind the question stands what it is about.
      if (open === null && own !== null && isAsked)
        show({ document: own, solution: readLocalSolution(local, own), isShared: false });
      const isReplaced = await mayReplace(choice.document, sources.local);
      // The question took the focus: a field that had it may have committed what was typed there.
      keepLast();
      if (!isReplaced) choice = { document: readLocalCase(local), origin: 'local' };
      if (isStale) return;
      if (choice.origin === 'unknown') notify({ kind: 'warning', text: texts.current('beam.unknown') });
      const { document: chosen, origin } = choice;
      const document = chosen === null ? null : translate.current(chosen);
      // As an edit of the reader's own beam, so that one step back brings it back.
      if (isAsked && isReplaced && document !== null && open?.isShared !== true && replace(document)) return;
      const solution = document === null ? null : readLocalSolution(local, document);
      show({ document, solution, isShared: false });
      if (document === null) return;
      const isNew = origin === 'asked' || (origin === 'example' && sources.local !== null);
      if (isNew) writeLocalCase(local, document);
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
    if (!(await mayReplace(open.document, readLocalCase(local)))) return false;
    writeLocalCase(local, open.document);
    setOpen({ ...open, isShared: false });
    void navigate(pathTo('beam', { hash: caseHash(open.document) }), { replace: true, state: QUIET_STATE });
    return true;
  }, [open, mayReplace, local, navigate]);

  const reopen = useCallback(() => {
    const document = readLocalCase(local);
    if (document === null) return;
    show({ document, solution: readLocalSolution(local, document), isShared: false });
  }, [local, show]);

  return { open, adopt, reopen };
}
