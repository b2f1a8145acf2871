import { useEffect, useMemo, useState } from 'react';
import type { CrossSection } from '@eecs/solver-core';
import { type LibraryDrawer, useHost, useLocale, useText } from '@eecs/ui-kit';
import { catalogueLibrary, libraryMessages, listSectionShelves } from '@eecs/ui-kit/editor';

/** The shelf of the sections that are in the document. */
export const OF_DOCUMENT = 'document';

/** A shelf that is chosen, with its drawers once they are there. */
export interface ChosenShelf {
  readonly shelves: readonly { readonly id: string; readonly name: string }[];
  readonly drawers: readonly LibraryDrawer<CrossSection>[];
  readonly state: 'loading' | 'failed' | 'ready';
}

/** Fetches the drawers of a shelf of sections: standard ones by shape, or those that the reader keeps. */
export function useCandidates(shelf: string): ChosenShelf {
  const { library = catalogueLibrary } = useHost();
  const locale = useLocale();
  const t = useText(libraryMessages);
  const shelves = useMemo(() => listSectionShelves({ library, locale, t }), [library, locale, t]);
  const [held, setHeld] = useState<{
    readonly of: unknown;
    readonly drawers: readonly LibraryDrawer<CrossSection>[] | null;
  }>({ of: null, drawers: [] });
  const chosen = shelves.find(({ id }) => id === shelf);
  const key = `${shelf} ${locale}`;

  // Fetches the tables of a shape when they are first wanted.
  useEffect(() => {
    if (chosen === undefined) return undefined;
    let isGone = false;
    chosen.load().then(
      (drawers) => {
        if (!isGone) setHeld({ of: key, drawers });
      },
      () => {
        if (!isGone) setHeld({ of: key, drawers: null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [chosen, key]);

  const isHere = held.of === key;
  return {
    shelves,
    drawers: isHere ? (held.drawers ?? []) : [],
    state:
      shelf === OF_DOCUMENT || (isHere && held.drawers !== null) ? 'ready' : isHere ? 'failed' : 'loading',
  };
}
