import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'cli/main.ts' },
  format: ['esm', 'cjs'],
  // The command line has no types to offer.
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  clean: true,
  splitting: true,
  target: 'es2022',
});
