import { type RefObject, useEffect, useState } from 'react';
import { type LoadedMessages, useLocale } from '@eecs/ui-kit';
import type * as Hero from './HeroEditor.tsx';
import { loadHeroEditor } from './loadHeroEditor.ts';

export interface FetchedHero {
  readonly HeroEditor: typeof Hero.HeroEditor;
  readonly preloaded: readonly LoadedMessages[];
  /** The width that the page leaves for the editor, px. */
  readonly width: number | null;
}

/**
 * Fetches the live editor with its texts once it may come; null until both are there, and where they do not come. Not
 * by React's `lazy`: that puts the drawing into the page anew, and leaves it there for 300 ms.
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
      // As long as nothing has changed in the page the browser has it at hand.
      const width = frame.current?.clientWidth ?? null;
      const preloaded = await loadHeroTexts(locale, width);
      if (!isStale) setFetched({ HeroEditor, preloaded, width });
    }
    // An editor that cannot be fetched leaves the drawing where it is: nothing the reader had is lost.
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
