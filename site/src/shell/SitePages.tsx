import { useSyncExternalStore } from 'react';
import { NavigationContext } from '../navigation/NavigationContext.ts';
import type { SiteNavigation } from '../navigation/siteNavigation.ts';
import { VisitContext } from '../navigation/VisitContext.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Shell } from './Shell.tsx';

/**
 * The displayed page, in the frame of every page. Renders nothing before the first one has loaded, so that nothing
 * jumps.
 */
export function SitePages({ navigation }: { readonly navigation: SiteNavigation }) {
  const shown = useSyncExternalStore(navigation.subscribe, navigation.getShown);
  if (shown === null) return null;
  const { location, route, Page } = shown;
  return (
    <NavigationContext value={navigation}>
      <VisitContext value={shown}>
        <Shell>
          <PageBoundary place={location.key}>
            <Page key={route.id} />
          </PageBoundary>
        </Shell>
      </VisitContext>
    </NavigationContext>
  );
}
