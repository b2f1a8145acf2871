import { arrows } from './arrows.ts';
import { writtenPaths } from './writtenPaths.ts';

/** The project's own rules, which the linter loads by the name of the file. */
const plugin = { meta: { name: 'eecs' }, rules: { arrows, writtenPaths } };

export default plugin;
