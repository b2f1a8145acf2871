import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { asksBeforeRemovalAtom } from '../state/sessionAtoms.ts';

/** Gives the question before a support or a load goes, by its number, until the reader wants it asked no more. */
export function useRemovalQuestion(): (kind: 'support' | 'load', number: number) => Promise<boolean> {
  const t = useBeamText();
  const store = useKitStore();
  const { ask } = useDialogs();
  return async (kind, number) => {
    if (!store.get(asksBeforeRemovalAtom)) return true;
    const { outcome, checked } = await ask({
      kind: 'confirm',
      message: t(`remove.${kind}`, { number }),
      checkbox: { label: t('remove.askEveryTime'), checked: true },
    });
    if (outcome !== 'ok') return false;
    store.set(asksBeforeRemovalAtom, checked !== false);
    return true;
  };
}
