import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { type Locale, loadMessages, useTexts } from '@eecs/ui-kit';
import { loadChunk } from '../ports/loadChunk.ts';
import type { LoadedPage, RouteAccess, RouteHandle, SiteRoute } from '../routes/siteRoute.ts';
import { isPrefixed, matchPrefixed } from '../routes/prefixedPath.ts';
import { routes } from '../routes/table.ts';
import { FirstPaint } from '../shell/FirstPaint.tsx';
import { Guarded } from '../shell/Guarded.tsx';
import { RouteFailure } from '../shell/RouteFailure.tsx';
import { Shell } from '../shell/Shell.tsx';

/** Creates the router: the shell around one lazily loaded page per row of the table. A page comes with its texts in the reader's language. */
export function createRouter(getLocale: () => Locale): ReturnType<typeof createBrowserRouter> {
  const rows: readonly SiteRoute[] = routes;
  return createBrowserRouter(
    [
      {
        id: SHELL,
        Component: Shell,
        ErrorBoundary: RouteFailure,
        HydrateFallback: FirstPaint,
        children: rows.filter((route) => !hasPrefix(route)).map((route) => toRouteObject(route, getLocale)),
      },
    ],
    {
      // The router knows no name within a segment: such a page is put in when its address is asked for.
      patchRoutesOnNavigation: ({ path, patch }) => {
        const route = rows.find((one) => hasPrefix(one) && matchPrefixed(one.path, path));
        if (route === undefined) return;
        const object = toRouteObject(route, getLocale);
        patch(SHELL, [{ ...object, id: `${route.id} ${path}`, path }]);
      },
    },
  );
}

const SHELL = 'shell';

function hasPrefix({ path }: SiteRoute): boolean {
  return isPrefixed(path);
}

function toRouteObject(route: SiteRoute, getLocale: () => Locale): RouteObject {
  return {
    id: route.id,
    path: route.path,
    handle: { route } satisfies RouteHandle,
    ErrorBoundary: RouteFailure,
    lazy: async () => ({ Component: await loadPage(route, getLocale()) }),
  };
}

/** Loads a page. One that is lost becomes a page that fails: react-router shows nothing for a route whose `lazy` rejects. */
async function loadPage({ id, access, load }: SiteRoute, locale: Locale): Promise<ComponentType> {
  try {
    const page = await loadChunk(id, load);
    // They are put in place by the page itself; from here on they are at hand. Those that do not come leave English.
    await Promise.allSettled(page.texts.map((texts) => loadMessages(texts, locale)));
    return prepare(page, access);
  } catch (error) {
    return function LostPage() {
      throw error;
    };
  }
}

/** A page for those who may see it, once its texts are there. */
function prepare({ Page, texts }: LoadedPage, access: RouteAccess): ComponentType {
  return function PreparedPage() {
    return useTexts(texts) ? (
      <Guarded access={access}>
        <Page />
      </Guarded>
    ) : null;
  };
}
