import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { readTables } from './readTables.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [readTables] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Prop tables follow types into other files, with defaults. Tests show no tables.
  typescript: {
    reactDocgen: process.env['VITEST'] === undefined ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: path.join(import.meta.dirname, '../tsconfig.lint.json'),
      include: ['packages/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent?.fileName.includes('node_modules') !== true,
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        checks: { pluginTimings: false },
        onLog: (level, log, handle) => {
          // No server renders these pages, so client directives are not needed.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
    resolve: {
      ...vite.resolve,
      conditions: ['@eecs/source', 'module', 'browser', 'development|production'],
    },
  }),
};

export default config;
