import { useLayoutEffect, useRef, useState } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { type EditorOptions, optionsAtom } from '../measures/options.ts';

/** Changed options with their values. */
export type OptionsChange = { readonly [Name in keyof EditorOptions]?: NonNullable<EditorOptions[Name]> };

/** The props of an editor about its options. */
export interface OptionsProps {
  /** Options of the reader; missing ones have the editor's defaults. Other fields are not read. @default none */
  readonly options?: Partial<EditorOptions>;
  /** Called with the options that the reader changed in the editor itself. */
  readonly onOptions?: (change: OptionsChange) => void;
}

/** Applies the options passed by the host, which override stored ones, and reports changes made by the reader. */
export function useOptions({ options, onOptions }: OptionsProps): void {
  const store = useKitStore();
  const notify = useRef(onOptions);
  const take = (): void => store.set(optionsAtom, { ...store.get(optionsAtom), ...options });

  // Runs before children read them, and on a server too: there are no listeners yet.
  useState(take);

  useLayoutEffect(() => {
    notify.current = onOptions;
  });

  // Synchronizes the options with the props, and reports changes to the host.
  useLayoutEffect(() => {
    take();
    let known: object = store.get(optionsAtom);
    return store.sub(optionsAtom, () => {
      const now = store.get(optionsAtom);
      const before = known as Record<string, unknown>;
      known = now;
      notify.current?.(
        Object.fromEntries(
          Object.entries(now).filter(([name, value]) => value !== undefined && value !== before[name]),
        ),
      );
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new object with equal values counts as equal
  }, [store, JSON.stringify(options)]);
}
