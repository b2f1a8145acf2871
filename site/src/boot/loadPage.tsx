import type { ComponentType } from 'react';
import { type Locale, loadMessages, useTexts } from '@eecs/ui-kit';
import { loadChunk } from '../ports/page/loadChunk.ts';
import type { LoadedPage, RouteAccess, SiteRoute } from '../routes/siteRoute.ts';
import { Guarded } from '../shell/Guarded.tsx';

/** Loads a page with its texts in the reader's language, and wraps it in its guard. */
export async function loadPage({ id, access, load }: SiteRoute, locale: Locale): Promise<ComponentType> {
  const page = await loadChunk(id, load);
  // The page provides these texts itself; they are only loaded here. Texts that cannot be loaded stay English.
  await Promise.allSettled(page.texts.map((texts) => loadMessages(texts, locale)));
  return prepare(page, access);
}

/** Creates the page with its texts, shown only to readers with access. */
function prepare({ Page, texts }: LoadedPage, access: RouteAccess): ComponentType {
  return function PreparedPage() {
    return useTexts(texts) ? (
      <Guarded access={access}>
        <Page />
      </Guarded>
    ) : null;
  };
}
