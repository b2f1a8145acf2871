import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetRoot } from '@eecs/ui-kit';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

interface DemoProps {
  readonly initial: Settings;
  readonly hasLocalData: boolean;
}

/** The panel inside a root that obeys it, as the site does. */
function Demo({ initial, hasLocalData }: DemoProps) {
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
  tags: ['autodocs'],
  args: { initial: { ...DEFAULT_SETTINGS, theme: 'light' }, hasLocalData: true },
} satisfies Meta<typeof Demo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLocalData: Story = { args: { hasLocalData: false } };

export const DarkDense: Story = {
  args: { initial: { ...DEFAULT_SETTINGS, theme: 'dark', isDense: true, units: 1 } },
};

export const LongTextRu: Story = {
  args: { initial: { ...DEFAULT_SETTINGS, theme: 'light', locale: 'ru' } },
  parameters: { viewport: { defaultViewport: 'mobile1' } },
};

export const Ukrainian: Story = { args: { initial: { ...DEFAULT_SETTINGS, theme: 'dark', locale: 'uk' } } };
