import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSession, type PlansApi } from '@eecs/ui-account';
import { createLocalStore, kitMessages, loadMessages } from '@eecs/ui-kit';
import { App } from '../App.tsx';
import fontSheet from '../fonts.css?url';
import { findSiteBase } from '../head/canonical.ts';
import type { CallApi } from '../ports/api/callApi.ts';
import { openDebugLog } from '../ports/page/debugLog.ts';
import { readXsrfToken } from '../ports/api/xsrfToken.ts';
import { readStill } from '../ports/page/readStill.ts';
import { siteMessages } from '../messages/siteMessages.ts';
import { LOCAL_CASE_KEY } from '../ports/kept/localCaseKey.ts';
import { createShelves } from '../ports/kept/createShelves.ts';
import { readAskedLocale } from '../preferences/chooseLocale.ts';
import { createSettingsStore } from '../preferences/settingsStore.ts';
import { writeDocumentOptions } from '../preferences/writeDocumentOptions.ts';
import { isReload } from '../navigation/isReload.ts';
import { findRedirectHosts, resolveRedirect } from '../navigation/resolveRedirect.ts';
import { openHistory } from '../navigation/siteHistory.ts';
import { createNavigation } from '../navigation/siteNavigation.ts';
import { findRoute } from '../routes/findRoute.ts';
import { routes } from '../routes/table.ts';
import { bringFonts } from './bringFonts.ts';
import type { EarlyFetch } from './fetchEarly.ts';
import { loadPage } from './loadPage.tsx';
import { showBootFailure } from './bootFailure.ts';
import { createSoldFetch } from './fetchSold.ts';
import { findRestoredPath } from './findRestoredPath.ts';
import { beginSteps } from './startSteps.ts';
import { followSession, restoreByServer } from './followSession.ts';
import { followOptions } from './followOptions.ts';
import { watchErrors } from './watchErrors.ts';
import { takeLink } from './takeLink.ts';
import { whenReady } from './whenReady.ts';

/**
 * Starts the application in its document, step by step; if a step fails, it rejects and mounts nothing. `early` is the
 * part of the first page that is already being fetched.
 */
export async function start(page: Document, early: EarlyFetch): Promise<void> {
  const root = page.getElementById('root');
  if (root === null) throw new Error('`start` needs an element with the id root');

  const link = takeLink();
  const local = createLocalStore('eecs');
  const debug = openDebugLog(local, window.location.search);
  watchErrors(debug);
  const settings = createSettingsStore(local, navigator.languages);
  const asked = readAskedLocale(window.location.search);
  if (asked !== null && !isReload()) settings.change({ locale: asked });
  const shelves = createShelves();
  const { msb: shelf } = shelves;
  const siteBase = findSiteBase(page);
  const still = readStill(page);
  const session = createSession();
  let retake = (): Promise<void> => Promise.resolve();
  session.subscribe(() => debug.add('session', session.get().state));
  const optionsSync = followOptions({ settings, session });
  const fetchSold = createSoldFetch({
    connect: async () => {
      const { openConnection } = await import('../ports/reader/useConnection.ts');
      return openConnection(settings);
    },
    reportFailure: (reason) => debug.add('boot', reason),
  });
  const wanted = beginSteps({
    steps: {
      products: () => fetchSold(async (call) => (await loadPlans(call)).listProducts()),
      features: () => fetchSold(async (call) => (await loadPlans(call)).listFeatures()),
      busy: () => {
        if (readXsrfToken(page.cookie) !== null) session.report({ type: 'restore' });
        return null;
      },
      layout: () => {
        writeDocumentOptions(page, settings.get());
        return null;
      },
      darkMode: () => {
        const { theme } = settings.get();
        if (theme !== 'system') page.documentElement.dataset['theme'] = theme;
        return null;
      },
      // Until it answers, it is unknown whether a user is logged in.
      session: () => {
        const restore = () => restoreByServer(settings);
        retake = followSession({ session, local, restore, readCookies: () => page.cookie });
        return null;
      },
      lastCase: () => findRestoredPath(page, local),
    },
    reportFailure: (step, reason) => debug.add(`boot ${step}`, reason),
  });
  followRedirect(page, wanted);

  const { locale } = settings.get();
  const preloaded = await Promise.all(
    [siteMessages, kitMessages].map((texts) => loadMessages(texts, locale)),
  );

  const navigation = createNavigation({
    history: openHistory(window),
    findRoute: (pathname) => findRoute(routes, pathname),
    loadPage: (route) => loadPage(route, settings.get().locale),
  });

  void bringFonts(page, { sheet: fontSheet, early });

  // If this fails, the site needs a network.
  void early.next
    .then(() => import('./keepOffline.ts'))
    .then(
      ({ keepOffline }) => keepOffline(page),
      () => undefined,
    );

  // The server's first paint stays until the page itself replaces it.
  if (root.hasChildNodes()) await whenReady(navigation, session);

  createRoot(root, {
    onUncaughtError: (error) => {
      // React has removed everything, so the error page must not depend on it.
      console.error(error); // eslint-disable-line no-console -- a crash leaves its trace where a developer looks
      showBootFailure(page, error, {
        kind: 'crash',
        kept: shelf.open(shelf.get().active).read(LOCAL_CASE_KEY),
      });
    },
  }).render(
    <StrictMode>
      <App
        services={{
          local,
          debug,
          settings,
          optionsSync,
          shelves,
          session,
          retakeSession: () => retake(),
          link,
          siteBase,
          still,
        }}
        navigation={navigation}
        preloaded={preloaded}
      />
    </StrictMode>,
  );
}

/**
 * Follows the redirect that a step requested, before the router reads the address: within the site, or to a host that
 * the operator allows.
 */
function followRedirect(page: Document, wanted: string | null): void {
  if (wanted === null) return;
  const redirect = resolveRedirect(wanted, {
    origin: window.location.origin,
    hosts: findRedirectHosts(page),
  });
  if (redirect?.kind === 'path') window.history.replaceState(null, '', redirect.path);
  if (redirect?.kind === 'open') window.location.assign(redirect.address);
}

/** Loads the calls about products, which few pages need. */
async function loadPlans(call: CallApi): Promise<PlansApi> {
  const { openPlans } = await import('../ports/reader/usePlans.ts');
  return openPlans(call);
}
