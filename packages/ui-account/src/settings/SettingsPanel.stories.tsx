import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetRoot, type WidgetRootProps, parseLocale } from '@eecs/ui-kit';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface DemoProps extends Pick<WidgetRootProps, 'theme' | 'locale' | 'units' | 'density'> {
  readonly hasLocalData: boolean;
}

/** The panel inside a root that follows its settings, as on the site; choices in the toolbar mount it again. */
function Demo(props: DemoProps) {
  return <Panel key={JSON.stringify(props)} {...props} />;
}

function Panel({ theme = 'light', locale = 'en-US', units = 0, density, hasLocalData }: DemoProps) {
  const initial: Settings = {
    ...DEFAULT_SETTINGS,
    // A page's own settings are what a widget would inherit.
    theme: theme === 'inherit' ? 'system' : theme,
    locale: parseLocale(locale),
    units,
    isDense: density === 'compact',
  };
  const [value, setValue] = useState(initial);
  return (
    <WidgetRoot
      theme={value.theme}
      locale={value.locale}
      units={value.units}
      density={value.isDense ? 'compact' : 'comfortable'}
    >
      <SettingsPanel
        value={value}
        onChange={(change) => {
          setValue({ ...value, ...change });
        }}
        {...(hasLocalData
          ? {
              onClearCase: () => undefined,
              onClearAll: () => {
                setValue(initial);
              },
            }
          : {})}
      />
    </WidgetRoot>
  );
}

const meta = {
  title: 'Account/SettingsPanel',
  component: Demo,
  parameters: { bareRoot: true },
  args: { hasLocalData: true },
} satisfies Meta<typeof Demo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLocalData: Story = { args: { hasLocalData: false } };

export const DarkDense: Story = { args: { theme: 'dark', density: 'compact', units: 1 } };

export const LongTextRu: Story = {
  args: { locale: 'ru' },
  decorators: [(Story) => <div style={{ width: 390 }}>{Story()}</div>],
};

export const Ukrainian: Story = { tags: ['nightly'], args: { theme: 'dark', locale: 'uk' } };
