import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createLocalStore, kitMessages, loadMessages } from '@eecs/ui-kit';
import { App } from '../App.tsx';
import { findSiteBase } from '../head/canonical.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { createSettingsStore } from '../preferences/settingsStore.ts';
import { createRouter } from '../routes/createRouter.tsx';
import { restorePath } from './restorePath.ts';

/** Starts the application in its document, step by step; a step that fails rejects and nothing is mounted. */
export async function start(page: Document): Promise<void> {
  const root = page.getElementById('root');
  if (root === null) throw new Error('`start` needs an element with the id root');

  const local = createLocalStore('eecs');
  const settings = createSettingsStore(local, navigator.languages);
  const siteBase = findSiteBase(page);
  restorePath(page, local);

  const { locale, theme } = settings.get();
  if (theme !== 'system') page.documentElement.dataset['theme'] = theme;
  const preloaded = await Promise.all(
    [siteMessages, kitMessages].map((texts) => loadMessages(texts, locale)),
  );

  createRoot(root).render(
    <StrictMode>
      <App services={{ local, settings, siteBase }} router={createRouter()} preloaded={preloaded} />
    </StrictMode>,
  );
}
