import { useMemo } from 'react';
import { useText } from '@eecs/ui-kit';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { useServices } from '../../ports/kept/services.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { pathTo } from '../../routes/pathTo.ts';

/**
 * Returns the commands that the site adds to the editor's command search: the page menu, units, settings and examples.
 */
export function useSiteCommands(actions: readonly Action[]): readonly Action[] {
  const t = useText(siteMessages);
  const navigate = useNavigate();
  const { settings } = useServices();
  return useMemo(
    () => [
      ...actions,
      { name: 'unitsSi', label: t('units.siLong'), run: () => settings.change({ units: 0 }) },
      { name: 'unitsUs', label: t('units.usLong'), run: () => settings.change({ units: 1 }) },
      { name: 'settings', label: t('page.settings'), run: () => void navigate(pathTo('settings')) },
      { name: 'examples', label: t('home.examples'), run: () => void navigate(pathTo('newTask')) },
    ],
    [actions, t, navigate, settings],
  );
}
