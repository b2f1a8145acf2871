import { useEffect, useState } from 'react';
import { type Catalogue, type LoadedMessages, loadMessages, useLocale } from '@eecs/ui-kit';

/**
 * Loads texts before a widget is mounted, so that it never shows another language first. Null until they have loaded;
 * if loading fails, there are none, and the widget tries again by itself.
 */
export function usePreloaded(catalogues: readonly Catalogue[]): readonly LoadedMessages[] | null {
  const locale = useLocale();
  const [first] = useState({ catalogues, locale });
  const [loaded, setLoaded] = useState<readonly LoadedMessages[] | null>(null);

  // Synchronizes with the network once; after that the widget loads the texts it shows.
  useEffect(() => {
    let isStale = false;
    Promise.all(first.catalogues.map((catalogue) => loadMessages(catalogue, first.locale))).then(
      (messages) => {
        if (!isStale) setLoaded(messages);
      },
      () => {
        if (!isStale) setLoaded([]);
      },
    );
    return () => {
      isStale = true;
    };
  }, [first]);

  return loaded;
}
