import { useDialogs, useKitStore } from '@eecs/ui-kit';
import { useBeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import type { Selection } from '../state/selection.ts';
import { asksBeforeRemovalAtom, documentAtom } from '../state/sessionAtoms.ts';

/** Gives the question before a support or a load goes, by the name it has elsewhere, until the reader wants it asked no more. */
export function useRemovalQuestion(): (object: Selection) => Promise<boolean> {
  const t = useBeamText();
  const store = useKitStore();
  const { ask } = useDialogs();
  return async ({ kind, index }) => {
    if (!store.get(asksBeforeRemovalAtom)) return true;
    const name = nameSupports(store.get(documentAtom).supports)[index];
    const { outcome, checked } = await ask({
      kind: 'confirm',
      message:
        kind === 'load' || name === undefined
          ? t('remove.load', { number: index + 1 })
          : t(`remove.${name.noun}`, { mark: name.mark }),
      checkbox: { label: t('remove.askEveryTime'), checked: true },
    });
    if (outcome !== 'ok') return false;
    store.set(asksBeforeRemovalAtom, checked !== false);
    return true;
  };
}
