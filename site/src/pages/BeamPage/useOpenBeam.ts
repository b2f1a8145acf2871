import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router';
import { type BeamCase, caseHash } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { useDialogs, useNotices, useText } from '@eecs/ui-kit';
import { siteMessages } from '../../messages/siteMessages.ts';
import { readLocalCase, writeLocalCase } from '../../ports/localCase.ts';
import { useServices } from '../../ports/services.ts';
import { isQuiet, QUIET_STATE } from '../../routes/quietState.ts';
import { type CaseChoice, chooseCase, replacesOwnWork } from './chooseCase.ts';
import { asksForNewBeam } from './newBeamState.ts';
import { translateExample } from './translateExample.ts';
import { useSaver } from './useSaver.ts';

export interface OpenBeam {
  /** What the editor begins with; null is an empty beam. */
  readonly document: BeamCase | null;
  /** Grows each time another beam is opened, so that the editor begins anew. */
  readonly session: number;
}

export interface BeamSession {
  /** Null until the beam has been chosen. */
  readonly open: OpenBeam | null;
  /** Takes each edit: it is kept in the browser and the address follows it. */
  readonly keep: (document: BeamCase) => void;
}

const examples = Object.values(beamExamples);

/** Opens the beam that the address names, and keeps browser and address in step with what is edited. */
export function useOpenBeam(): BeamSession {
  const t = useText(siteMessages);
  const { local } = useServices();
  const { ask } = useDialogs();
  const { notify } = useNotices();
  const navigate = useNavigate();
  const location = useLocation();
  const hash = useParams()['*']?.split('/')[0] ?? '';
  const state: unknown = location.state;
  const [open, setOpen] = useState<OpenBeam | null>(null);
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  const isLeaving = useRef(false);
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    isLeaving.current = !isIdle;
  }, [isIdle]);

  const follow = useCallback(
    (document: BeamCase) => {
      // Another navigation would call off the one under way, and hold a reader who is leaving.
      if (isLeaving.current) return;
      void navigate(`/msb/${caseHash(document)}`, { replace: true, state: QUIET_STATE });
    },
    [navigate],
  );

  // Synchronizes the open beam with the address, except where the address followed the beam.
  useEffect(() => {
    if (isQuiet(state) && open !== null) return undefined;
    const sources = { hash, isNew: asksForNewBeam(state), local: readLocalCase(local), examples };
    let isStale = false;

    async function choose(): Promise<void> {
      let choice: CaseChoice = chooseCase(sources);
      if (replacesOwnWork(choice, sources) && sources.local !== null) {
        const { title } = sources.local;
        const message =
          title === '' ? texts.current('beam.replaceUntitled') : texts.current('beam.replace', { title });
        const { outcome } = await ask({ kind: 'confirm', message });
        if (isStale) return;
        if (outcome !== 'ok') choice = { document: sources.local, origin: 'local' };
      }
      if (choice.origin === 'unknown') notify({ kind: 'warning', text: texts.current('beam.unknown') });
      const document = choice.document === null ? null : translateExample(choice.document, texts.current);
      setOpen((previous) => ({ document, session: (previous?.session ?? 0) + 1 }));
      if (document === null) return;
      if (choice.origin === 'example' && sources.local !== null) writeLocalCase(local, document);
      follow(document);
    }

    void choose();
    return () => {
      isStale = true;
    };
    // `open` is read only to know that a quiet navigation has something to be quiet about.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, location.key]);

  const persist = useCallback(
    (document: BeamCase) => {
      if (!writeLocalCase(local, document))
        notify({ kind: 'warning', text: texts.current('beam.storageFull') });
    },
    [local, notify],
  );
  const keepLocally = useSaver(persist, 'flush');
  // A page that is being left must not call its own address back.
  const followSoon = useSaver(follow, 'drop');
  const keep = useCallback(
    (document: BeamCase) => {
      keepLocally(document);
      followSoon(document);
    },
    [keepLocally, followSoon],
  );

  return { open, keep };
}
