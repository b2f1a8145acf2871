import { useEffect, useState } from 'react';
import { type Locale, useLocale } from '@eecs/ui-kit';
import type { Still } from '../ports/page/readStill.ts';
import { useServices } from '../ports/kept/services.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly still: string }>>> = {
  'en-US': () => import('virtual:still/en-US'),
  ru: () => import('virtual:still/ru'),
  uk: () => import('virtual:still/uk'),
};

/**
 * Returns the drawing of the worked example in the reader's language: that of the page if the language matches,
 * otherwise a loaded one. Until that has loaded, returns the drawing in the other language; an empty text means no
 * drawing.
 */
export function useStill(): string {
  const { still } = useServices();
  const locale = useLocale();
  const [fetched, setFetched] = useState<Still | null>(null);
  const isHere = still?.locale === locale;

  // Synchronizes with the network.
  useEffect(() => {
    if (isHere) return undefined;
    let isStale = false;
    LOADERS[locale]().then(
      (module) => {
        if (!isStale) setFetched({ locale, html: module.still });
      },
      // The drawing is only decoration until the editor replaces it.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isHere, locale]);

  if (isHere) return still.html;
  return (fetched ?? still)?.html ?? '';
}
