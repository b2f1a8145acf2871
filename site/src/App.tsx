import { useEffect, useMemo } from 'react';
import { type LoadedMessages, WidgetRoot } from '@eecs/ui-kit';
import { KIND_ROWS } from './kinds/kinds.ts';
import { SHELF_KEY } from './ports/kept/shelf.ts';
import { ServicesContext, type Services, useSettings, useShownUnits } from './ports/kept/services.ts';
import type { SiteNavigation } from './navigation/siteNavigation.ts';
import { SitePages } from './shell/SitePages.tsx';

/** Notices of the application disappear after this time. */
export const NOTICE_TIMEOUT_MS = 3500;

export interface AppProps {
  readonly services: Services;
  readonly navigation: SiteNavigation;
  /** Texts that were loaded before the first paint. */
  readonly preloaded: readonly LoadedMessages[];
}

/** The application: its services, its theme and language, its pages. */
export function App({ services, ...rest }: AppProps) {
  // Another tab of the same reader may change the settings and the stored documents.
  useEffect(() => {
    function reload(event: StorageEvent): void {
      if (event.key === null || event.key.startsWith('eecs.')) services.settings.reload();
      for (const { id, prefix } of KIND_ROWS)
        if (event.key === null || event.key === `${prefix}.${SHELF_KEY}`) services.shelves[id].reload();
    }
    window.addEventListener('storage', reload);
    return () => {
      window.removeEventListener('storage', reload);
    };
  }, [services]);

  return (
    <ServicesContext value={services}>
      <ThemedPages {...rest} />
    </ServicesContext>
  );
}

function ThemedPages({ navigation, preloaded }: Omit<AppProps, 'services'>) {
  const { theme, locale, isDense, fixedDigits } = useSettings();
  const units = useShownUnits();
  const notices = useMemo(() => ({ timeoutMs: NOTICE_TIMEOUT_MS, position: 'bottom-right' as const }), []);
  return (
    <WidgetRoot
      theme={theme}
      locale={locale}
      units={units}
      digits={fixedDigits}
      density={isDense ? 'compact' : 'comfortable'}
      notices={notices}
      preloaded={preloaded}
    >
      <SitePages navigation={navigation} />
    </WidgetRoot>
  );
}
