import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';

/**
 * The catalogue has an entry point of its own, so that its tables are loaded only when they are used. The same holds
 * for the rules, the stresses, each language of the texts and the trusses, which are not needed to solve beams.
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
  'frameInfluence/index',
  'frameStress/index',
  'hand/index',
  'inverse/index',
  'reactions/index',
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
  // The command line is a program, not a module: it is built in one format, without types.
  { entry: { cli: 'cli/main.ts' }, format: ['esm'], splitting: true, clean: false, target: 'es2022' },
]);
