import { useMemo } from 'react';
import { useDialogs } from '../../dialog/useDialogs.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useTextOf } from '../../kit/useTextOf.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { Removal } from './createRemoval.ts';

/** The words, formats and the dialog with which an editor removes objects. */
export interface RemovalServices<T> {
  readonly t: T;
  readonly textOf: ReturnType<typeof useTextOf>;
  readonly format: ReturnType<typeof useFormat>;
  readonly locale: ReturnType<typeof useLocale>;
  /** Opens a dialog. */
  readonly open: ReturnType<typeof useDialogs>['ask'];
}

/** Creates the hook that returns the ways in which objects of an editor are removed. */
export function createRemovalHook<T, Item>(
  useText: () => T,
  create: (store: KitStore, services: RemovalServices<T>) => Removal<Item>,
): () => Removal<Item> {
  return function useRemoval() {
    const store = useKitStore();
    const t = useText();
    const textOf = useTextOf();
    const format = useFormat();
    const locale = useLocale();
    const { ask: open } = useDialogs();
    return useMemo(
      () => create(store, { t, textOf, format, locale, open }),
      [store, t, textOf, format, locale, open],
    );
  };
}
