import { useLayoutEffect, useRef, useState } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { type EditorOptions, optionsAtom } from '../measures/options.ts';

/** Options that were changed, each with its value. */
export type OptionsChange = { readonly [Name in keyof EditorOptions]?: NonNullable<EditorOptions[Name]> };

/** The props of an editor that are about its options. */
export interface OptionsProps {
  /** Options of the reader; those left out are the editor's own. Other fields are not read. @default none */
  readonly options?: Partial<EditorOptions>;
  /** Called with those that the reader changed in the editor itself. */
  readonly onOptions?: (change: OptionsChange) => void;
}

/** Takes the options passed by the host, which override stored ones, and reports changes made by the reader. */
export function useOptions({ options, onOptions }: OptionsProps): void {
  const store = useKitStore();
  const notify = useRef(onOptions);
  const take = (): void => store.set(optionsAtom, { ...store.get(optionsAtom), ...options });

  // Before anything below reads them, and on a server too: nobody listens yet.
  useState(take);

  useLayoutEffect(() => {
    notify.current = onOptions;
  });

  // Keeps the options in step with the props, and the surroundings with the options.
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
    // An object that is written anew in each render is equal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [store, JSON.stringify(options)]);
}
