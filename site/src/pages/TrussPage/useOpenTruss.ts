import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import { useNotices, useText } from '@eecs/ui-kit';
import { TRUSS_EXAMPLES, createTrussExample, isTrussShare, readTrussShare } from '@eecs/ui-truss';
import { isQuiet } from '../../navigation/quietState.ts';
import { useServices } from '../../ports/services.ts';
import { readLocalTruss, readLocalTrussSolution } from '../../truss/localTruss.ts';
import { readOpenTruss } from '../../truss/readOpenTruss.ts';
import { trussPageMessages } from './trussPageMessages.ts';

/** The truss that is open; null as the document is an empty one. */
export interface OpenTruss {
  readonly document: TrussCase | null;
  readonly solution: SolvedTruss | null;
  /** It came by a link: read-only, and nothing of it is kept, until the reader edits it. */
  readonly isShared: boolean;
  /** Made on another page: it is to be kept from the start. */
  readonly isNew: boolean;
  /** Grows each time another truss is opened, so that the editor begins anew. */
  readonly session: number;
}

/** Opens the truss that the address names: one made on another page, one of a link, an example, or the one kept here. */
export function useOpenTruss(isReady: boolean): {
  readonly open: OpenTruss | null;
  readonly adopt: () => void;
} {
  const t = useText(trussPageMessages);
  const { local } = useServices();
  const { notify } = useNotices();
  const location = useLocation();
  const hash = useParams()['*']?.split('/')[0] ?? '';
  const [open, setOpen] = useState<OpenTruss | null>(null);
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  }, [t]);

  const show = useCallback(
    (document: TrussCase | null, from: 'link' | 'page' | 'here') => {
      const isShared = from === 'link';
      const solution = document === null || isShared ? null : readLocalTrussSolution(local, document);
      const isNew = from === 'page';
      setOpen((before) => ({ document, solution, isShared, isNew, session: (before?.session ?? 0) + 1 }));
    },
    [local],
  );

  // Synchronizes the open truss with the address, except where the address followed the truss.
  useEffect(() => {
    if (!isReady || (isQuiet(location.state) && open !== null)) return undefined;
    let isStale = false;

    async function choose(): Promise<void> {
      const asked = readOpenTruss(location.state);
      if (asked !== null) {
        show(asked === 'new' ? null : asked, 'page');
        return;
      }
      if (isTrussShare(location.hash)) {
        const shared = await readTrussShare(location.hash);
        if (isStale) return;
        if (shared.ok) {
          show(shared.document, 'link');
          return;
        }
        notify({ kind: 'error', text: texts.current('truss.damaged') });
      }
      const own = readLocalTruss(local);
      if (hash === '' || (own !== null && trussHash(own) === hash)) {
        show(own ?? createTrussExample('pratt'), 'here');
        return;
      }
      const name = TRUSS_EXAMPLES.find((one) => trussHash(createTrussExample(one)) === hash);
      if (name === undefined) notify({ kind: 'warning', text: texts.current('truss.unknown') });
      show(name === undefined ? own : createTrussExample(name), 'here');
    }

    void choose();
    return () => {
      isStale = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `open` only says that a quiet navigation has something to be quiet about
  }, [hash, location.key, isReady]);

  const adopt = useCallback(() => {
    setOpen((before) => (before === null ? null : { ...before, isShared: false }));
  }, []);

  return { open, adopt };
}
