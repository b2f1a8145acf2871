/**
 * Judges random layouts of supports and hinges against exact ranks:
 * node --conditions=@eecs/source packages/solver-core/verification/property/randomLayouts.ts [count] [seed]
 */
import { printVerdicts } from './printVerdicts.ts';
import { runLayouts } from './runLayouts.ts';

printVerdicts('layout', { usual: 1_000_000 }, runLayouts);
