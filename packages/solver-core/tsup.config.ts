import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';

/** The catalogue is apart: its tables are for whoever opens one. So are the rules, the stresses and the trusses: who only solves beams needs none. */
const DOORS = ['index', 'catalogue/index', 'rules/index', 'stress/index', 'truss/index', 'truss/rules/index'];

export default defineConfig(async () => [
  await keepModules(DOORS.map((name) => `src/${name}.ts`)),
  // The command line is a program, not a module: one format, no types.
  { entry: { cli: 'cli/main.ts' }, format: ['esm'], splitting: true, clean: false, target: 'es2022' },
]);
