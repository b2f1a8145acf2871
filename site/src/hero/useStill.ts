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
 * Gives the drawing of the worked example in the reader's language: the one the page came with where it speaks it, else
 * one that is fetched. Until that is here the drawing in another language stands in; an empty text is none at all.
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
      // The drawing is decoration beside the editor that comes in its place.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isHere, locale]);

  if (isHere) return still.html;
  return (fetched ?? still)?.html ?? '';
}
