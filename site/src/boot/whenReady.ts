import type { SessionStore } from '@eecs/ui-account';
import type { SiteNavigation } from '../navigation/siteNavigation.ts';

/** Resolves when the first page has loaded and, unless the page is public, when it is known who is logged in. */
export function whenReady(navigation: SiteNavigation, session: SessionStore): Promise<void> {
  const isReady = (): boolean => {
    const shown = navigation.getShown();
    return shown !== null && (shown.route.access === 'public' || session.get().state !== 'restoring');
  };
  if (isReady()) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = [navigation.subscribe(look), session.subscribe(look)];
    function look(): void {
      if (!isReady()) return;
      for (const stop of stops) stop();
      resolve();
    }
  });
}
