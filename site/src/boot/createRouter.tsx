import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { RouteHandle, SiteRoute } from '../routes/siteRoute.ts';
import { RouteFailure } from '../shell/RouteFailure.tsx';
import { FirstPaint } from '../shell/FirstPaint.tsx';
import { Shell } from '../shell/Shell.tsx';
import { loadChunk } from '../ports/loadChunk.ts';
import { routes } from '../routes/table.ts';

/** Creates the router: the shell around one lazily loaded page per line of the route table. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteFailure,
      HydrateFallback: FirstPaint,
      children: routes.map(toRouteObject),
    },
  ]);
}

function toRouteObject(route: SiteRoute): RouteObject {
  return {
    id: route.id,
    path: route.path,
    handle: { route } satisfies RouteHandle,
    ErrorBoundary: RouteFailure,
    lazy: async () => ({ Component: await loadPage(route) }),
  };
}

/** Loads a page. One that is lost becomes a page that fails: react-router shows nothing for a route whose `lazy` rejects. */
async function loadPage({ id, load }: SiteRoute): Promise<ComponentType> {
  try {
    return await loadChunk(id, load);
  } catch (error) {
    return function LostPage() {
      throw error;
    };
  }
}
