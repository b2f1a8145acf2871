import type { ReactNode } from 'react';
import { useLocale, useTheme, useUnits, vars, WidgetRoot } from '@eecs/ui-kit';

/** Two independent parts on a page: the second has a root of its own, with other settings. */
export function TwoRoots({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  const [theme, locale, units] = [useTheme(), useLocale(), useUnits()];
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      {first}
      <WidgetRoot
        theme={theme === 'dark' ? 'light' : 'dark'}
        locale={locale === 'uk' ? 'ru' : 'uk'}
        units={units === 1 ? 0 : 1}
      >
        <div style={{ padding: 16, background: vars.board }}>{second}</div>
      </WidgetRoot>
    </div>
  );
}
