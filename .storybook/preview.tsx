import type { Decorator, Preview } from '@storybook/react-vite';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-400-italic.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-sans/cyrillic-400.css';
import '@fontsource/ibm-plex-sans/cyrillic-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import { parseLocale, type ThemeChoice, WidgetRoot } from '@eecs/ui-kit';
import { configure } from 'storybook/test';

// Late parts come over the wire; where other tests have the processors that takes seconds. What comes at once waits no longer.
configure({ asyncUtilTimeout: 15_000 });

/** Every story stands in a root whose theme, language and units come from the toolbar, or from the story's `globals`. */
const withWidgetRoot: Decorator = (Story, { globals, parameters }) => {
  // A story about roots brings its own.
  if (parameters['bareRoot'] === true) return <Story />;
  return (
    <WidgetRoot
      theme={toTheme(globals['theme'])}
      locale={parseLocale(globals['locale'])}
      units={globals['units'] === 'us' ? 1 : 0}
      density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
    >
      <div
        style={{
          boxSizing: 'border-box',
          minHeight: '100vh',
          padding: parameters['isFlush'] === true ? 0 : 24,
        }}
      >
        <Story />
      </div>
    </WidgetRoot>
  );
};

function toTheme(value: unknown): ThemeChoice {
  return value === 'dark' || value === 'system' ? value : 'light';
}

const preview: Preview = {
  decorators: [withWidgetRoot],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['en-US', 'ru', 'uk'], dynamicTitle: true },
    },
    units: {
      description: 'Units',
      toolbar: { title: 'Units', icon: 'ruler', items: ['si', 'us'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: {
        title: 'Density',
        icon: 'listunordered',
        items: ['comfortable', 'compact'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en-US', units: 'si', density: 'comfortable' },
};

export default preview;
