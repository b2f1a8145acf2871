import { useEffect, useMemo, useState } from 'react';
import type { CrossSection } from '@eecs/solver-core';
import type { LibraryDrawer } from '../../host/library.ts';
import { useHost } from '../../kit/useHost.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useText } from '../../kit/useText.ts';
import { catalogueLibrary } from '../library/catalogueLibrary.ts';
import { libraryMessages } from '../library/libraryMessages.ts';
import { listSectionShelves } from '../library/standardShelves.ts';

/** The shelf of the document's own sections. */
export const OF_DOCUMENT = 'document';

/** A chosen shelf, with its drawers once they are loaded. */
export interface ChosenShelf {
  readonly shelves: readonly { readonly id: string; readonly name: string }[];
  readonly drawers: readonly LibraryDrawer<CrossSection>[];
  readonly state: 'loading' | 'failed' | 'ready';
}

/** Loads the drawers of a shelf of sections: standard ones by shape, or the reader's own. */
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

  // Loads the tables of a shape on first use.
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
