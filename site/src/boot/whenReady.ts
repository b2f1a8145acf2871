import type { SessionStore } from '@eecs/ui-account';
import type { SiteNavigation } from '../navigation/siteNavigation.ts';

/** Resolves when the first page has come and, where it is not for everybody, when it is known who is here. */
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
