import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { createSession } from '@eecs/ui-account';
import { createLocalStore, kitMessages, loadMessages } from '@eecs/ui-kit';
import { App } from '../App.tsx';
import { findSiteBase } from '../head/canonical.ts';
import { openDebugLog } from '../ports/debugLog.ts';
import { readStill } from '../ports/readStill.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { LOCAL_CASE_KEY } from '../ports/localCaseKey.ts';
import { createShelf } from '../ports/shelf.ts';
import { createSettingsStore } from '../preferences/settingsStore.ts';
import { createNavigation } from '../navigation/siteNavigation.ts';
import { findRoute } from '../routes/findRoute.ts';
import { routes } from '../routes/table.ts';
import { loadPage } from './loadPage.tsx';
import { showBootFailure } from './bootFailure.ts';
import { restorePath } from './restorePath.ts';
import { followSession, restoreByServer } from './followSession.ts';
import { followOptions } from './followOptions.ts';
import { watchErrors } from './watchErrors.ts';
import { takeLink } from './takeLink.ts';

/** Starts the application in its document, step by step; a step that fails rejects and nothing is mounted. */
export async function start(page: Document): Promise<void> {
  const root = page.getElementById('root');
  if (root === null) throw new Error('`start` needs an element with the id root');

  const link = takeLink();
  const local = createLocalStore('eecs');
  const debug = openDebugLog(local, window.location.search);
  watchErrors(debug);
  const settings = createSettingsStore(local, navigator.languages);
  const shelf = createShelf({ local, openSlot: (id) => createLocalStore(`eecs.${id}`) });
  const trussShelf = createShelf({
    local: createLocalStore('eecs.truss'),
    openSlot: (id) => createLocalStore(`eecs.truss.${id}`),
    stepsKey: 'truss.steps',
  });
  const siteBase = findSiteBase(page);
  const still = readStill(page);
  restorePath(page, local);
  const session = createSession();
  session.subscribe(() => debug.add('session', session.get().state));
  const optionsSync = followOptions({ settings, session });
  followSession({
    session,
    local,
    restore: () => restoreByServer(settings),
    readCookies: () => page.cookie,
  });

  const { locale, theme } = settings.get();
  if (theme !== 'system') page.documentElement.dataset['theme'] = theme;
  const preloaded = await Promise.all(
    [siteMessages, kitMessages].map((texts) => loadMessages(texts, locale)),
  );

  const navigation = createNavigation({
    // It tells of what is pushed and replaced too, not of Back and Forward alone.
    history: createBrowserHistory({ v5Compat: true }),
    findRoute: (pathname) => findRoute(routes, pathname),
    loadPage: (route) => loadPage(route, settings.get().locale),
  });

  // Lost, it leaves a site that needs a network.
  import('./keepOffline.ts').then(
    ({ keepOffline }) => keepOffline(page),
    () => undefined,
  );

  createRoot(root, {
    onUncaughtError: (error) => {
      // React has taken everything away: what is shown now must need nothing of it.
      console.error(error); // eslint-disable-line no-console -- a crash leaves its trace where a developer looks
      showBootFailure(page, error, {
        kind: 'crash',
        kept: shelf.open(shelf.get().active).read(LOCAL_CASE_KEY),
      });
    },
  }).render(
    <StrictMode>
      <App
        services={{ local, debug, settings, optionsSync, shelf, trussShelf, session, link, siteBase, still }}
        navigation={navigation}
        preloaded={preloaded}
      />
    </StrictMode>,
  );
}
