import { type RefObject, useEffect, useState } from 'react';
import { type LoadedMessages, useLocale } from '@eecs/ui-kit';
import type * as Hero from './HeroEditor.tsx';
import { loadHeroEditor } from './loadHeroEditor.ts';

export interface FetchedHero {
  readonly HeroEditor: typeof Hero.HeroEditor;
  readonly preloaded: readonly LoadedMessages[];
  /** The width available to the editor, px. */
  readonly width: number | null;
}

/**
 * Fetches the live editor with its texts once `isReady`; null until both have loaded, and if they fail. React's `lazy`
 * is not used, because it would insert the drawing again and leave it there for 300 ms.
 */
export function useHeroEditor(frame: RefObject<HTMLElement | null>, isReady: boolean): FetchedHero | null {
  const locale = useLocale();
  const [fetched, setFetched] = useState<FetchedHero | null>(null);
  const isHere = fetched !== null;

  // Synchronizes with the network.
  useEffect(() => {
    if (!isReady || isHere) return undefined;
    let isStale = false;
    async function fetch(): Promise<void> {
      const { HeroEditor, loadHeroTexts } = await loadHeroEditor();
      // While nothing in the page has changed, the browser need not compute the layout for it.
      const width = frame.current?.clientWidth ?? null;
      const preloaded = await loadHeroTexts(locale, width);
      if (!isStale) setFetched({ HeroEditor, preloaded, width });
    }
    // If the editor cannot be fetched, the drawing stays, so that the reader loses nothing.
    fetch().catch((reason: unknown) => {
      // eslint-disable-next-line no-console -- an editor that did not come leaves its trace where a developer looks
      console.error(reason);
    });
    return () => {
      isStale = true;
    };
  }, [frame, isReady, isHere, locale]);

  return fetched;
}
