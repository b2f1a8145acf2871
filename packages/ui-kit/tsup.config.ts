import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';

// The shared parts of editors are an entry point of their own: account pages and a first route load none of them.
export default defineConfig(async () =>
  keepModules(
    [
      'src/index.ts',
      'src/editor/index.ts',
      'src/editing/index.ts',
      'src/layout.ts',
      'src/data.ts',
      'src/report/index.ts',
      'src/icon.ts',
      'src/element/index.ts',
    ],
    {
      client: ['src/index.ts', 'src/editor/index.ts', 'src/icon.ts', 'src/element/index.ts'],
    },
  ),
);
