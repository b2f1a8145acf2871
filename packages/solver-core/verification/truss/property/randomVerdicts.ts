/**
 * Judges random trusses against exact ranks:
 * node --conditions=@eecs/source packages/solver-core/verification/truss/property/randomVerdicts.ts [count] [seed]
 */
import { printVerdicts } from '../../property/printVerdicts.ts';
import { runVerdicts } from './runVerdicts.ts';

printVerdicts('truss', { usual: 100_000 }, runVerdicts);
