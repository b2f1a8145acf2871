import { useEffect } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useNotices } from '../../notices/useNotices.ts';
import { useTexts } from '../../kit/useTexts.ts';
import { optionMessages, useOptionText } from '../messages/optionMessages.ts';
import { isViewLostAtom } from './viewLost.ts';

const TEXTS = [optionMessages];

/** Says once that the view which was handed over with the document could not be shown in full. */
export function LostView() {
  const isReady = useTexts(TEXTS);
  const t = useOptionText();
  const store = useKitStore();
  const { notify } = useNotices();
  // Hands what was found at opening to the notices.
  useEffect(() => {
    if (!isReady || !store.get(isViewLostAtom)) return;
    store.set(isViewLostAtom, false);
    notify({ kind: 'info', text: t('viewLost') });
  }, [isReady, store, notify, t]);
  return null;
}
