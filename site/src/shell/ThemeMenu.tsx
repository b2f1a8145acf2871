import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ThemeChoice, useText } from '@eecs/ui-kit';
import { siteMessages } from '../messages/siteMessages.ts';
import { useServices, useSettings } from '../ports/kept/services.ts';
import { HeaderSelect } from './HeaderSelect.tsx';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const satisfies Record<ThemeChoice, unknown>;

/** Selects light, dark, or the system's theme. */
export function ThemeMenu() {
  const t = useText(siteMessages);
  const { settings } = useServices();
  const { theme } = useSettings();
  const Icon = ICONS[theme];
  return (
    <HeaderSelect
      label={t('theme.label')}
      value={theme}
      options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChange={(value) => {
        settings.change({ theme: value });
      }}
      face={<Icon size={20} />}
    />
  );
}
