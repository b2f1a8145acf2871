import { defineConfig, type Options } from 'tsup';

const shared: Options = { sourcemap: true, splitting: true, target: 'es2022' };

export default defineConfig([
  {
    ...shared,
    // The catalogue is apart: its tables are for whoever opens one. So are the rules, the stresses and the trusses: who only solves beams needs none.
    entry: {
      index: 'src/index.ts',
      catalogue: 'src/catalogue/index.ts',
      rules: 'src/rules/index.ts',
      stress: 'src/stress/index.ts',
      truss: 'src/truss/index.ts',
    },
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
  },
  // The command line is a program, not a module: one format, no types.
  { ...shared, entry: { cli: 'cli/main.ts' }, format: ['esm'], clean: false, sourcemap: false },
]);
