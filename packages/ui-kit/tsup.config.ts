import { defineConfig } from 'tsup';

export default defineConfig({
  // What editors share is apart: account pages and a first route load none of it.
  entry: { index: 'src/index.ts', editor: 'src/editor/index.ts' },
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  clean: true,
  splitting: true,
  target: 'es2022',
});
