import { useCallback, useLayoutEffect, useRef } from 'react';
import { useKitStore, useNotices } from '@eecs/ui-kit';
import { useToolText } from '../messages/toolMessages.ts';
import type { SchemeTexts } from '../scheme/layoutScheme.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

type LongerOffer = (neededLength: number, lengthen: () => void) => void;

/**
 * Returns a function that offers to lengthen the beam for objects copied from a longer one; the function is the same
 * in every render.
 */
export function useLongerOffer({ place }: Pick<SchemeTexts, 'place'>): LongerOffer {
  const store = useKitStore();
  const t = useToolText();
  const { notify } = useNotices();
  const latest = useRef<LongerOffer>(null);
  // Passes the newest texts to the listener: a gesture may last while texts are loaded.
  useLayoutEffect(() => {
    latest.current = (neededLength, run) => {
      const lengths = { needed: place(neededLength), L: place(store.get(documentAtom).L) };
      notify({ kind: 'warning', text: t('longer', lengths), action: { label: t('lengthen'), run } });
    };
  });
  return useCallback((neededLength, run) => latest.current?.(neededLength, run), []);
}
