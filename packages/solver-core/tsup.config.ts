import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';

/**
 * The catalogue is apart: its tables are for whoever opens one. So are the rules, the stresses, the texts, language by
 * language, and the trusses: who only solves beams needs none.
 */
const LANGUAGES = ['en-US', 'ru', 'uk'].map((locale) => `texts/languages/${locale}`);
const DOORS = [
  'index',
  'catalogue/index',
  'checker/index',
  'codeChecks/index',
  'combinations/index',
  'frame/index',
  'frame/units',
  'hand/index',
  'inverse/index',
  'rules/index',
  'stability/index',
  'stress/index',
  'texts/index',
  ...LANGUAGES,
  'sizing/index',
  'trains/index',
  'truss/index',
  'rules/frame/index',
  'rules/truss/index',
];

export default defineConfig(async () => [
  await keepModules(DOORS.map((name) => `src/${name}.ts`)),
  // The command line is a program, not a module: one format, no types.
  { entry: { cli: 'cli/main.ts' }, format: ['esm'], splitting: true, clean: false, target: 'es2022' },
]);
