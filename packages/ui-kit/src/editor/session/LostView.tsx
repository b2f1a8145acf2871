import type { PrimitiveAtom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useNotices } from '../../notices/useNotices.ts';
import { useTexts } from '../../kit/useTexts.ts';
import { optionMessages, useOptionText } from '../messages/optionMessages.ts';
import { isViewLostAtom } from './viewLost.ts';

const TEXTS = [optionMessages];

/**
 * Says once that the view which was handed over with the document could not be shown in full, and that the steps back of
 * an earlier visit could not be read.
 */
export function LostView({ areStepsLostAtom }: { readonly areStepsLostAtom: PrimitiveAtom<boolean> }) {
  const isReady = useTexts(TEXTS);
  const t = useOptionText();
  const store = useKitStore();
  const { notify } = useNotices();
  // Hands what was found at opening to the notices.
  useEffect(() => {
    if (!isReady) return;
    if (store.get(isViewLostAtom)) {
      store.set(isViewLostAtom, false);
      notify({ kind: 'info', text: t('viewLost') });
    }
    if (store.get(areStepsLostAtom)) {
      store.set(areStepsLostAtom, false);
      notify({ kind: 'warning', text: t('stepsLost') });
    }
  }, [isReady, store, notify, t, areStepsLostAtom]);
  return null;
}
