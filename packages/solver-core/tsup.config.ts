import { defineConfig, type Options } from 'tsup';

const shared: Options = { sourcemap: true, splitting: true, target: 'es2022' };

export default defineConfig([
  { ...shared, entry: { index: 'src/index.ts' }, format: ['esm', 'cjs'], dts: true, clean: true },
  // The command line is a program, not a module: one format, no types.
  { ...shared, entry: { cli: 'cli/main.ts' }, format: ['esm'], clean: false, sourcemap: false },
]);
