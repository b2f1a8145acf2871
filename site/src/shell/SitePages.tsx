import { useSyncExternalStore } from 'react';
import { Route, Router, Routes } from 'react-router';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import type { SiteNavigation } from '../navigation/siteNavigation.ts';
import { isPrefixed } from '../routes/prefixedPath.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Shell } from './Shell.tsx';

/** The page that the reader is on, in the frame of every page. Until the first one has come there is nothing that could jump. */
export function SitePages({ navigation }: { readonly navigation: SiteNavigation }) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.getShown);
  if (shown === null) return null;
  const { location, type, route, Page } = shown;
  return (
    <NavigationContext value={navigation}>
      <Router navigator={navigation.navigator} location={location} navigationType={type}>
        <Shell>
          <PageBoundary place={location.key}>
            <Routes>
              <Route path={isPrefixed(route.path) ? '*' : route.path} element={<Page />} />
            </Routes>
          </PageBoundary>
        </Shell>
      </Router>
    </NavigationContext>
  );
}
