/**
 * Writes packages/solver-core/VERIFICATION.md:
 * node --conditions=@eecs/source packages/solver-core/verification/report/writeReport.ts
 */
import { writeFileSync } from 'node:fs';
import { PROBLEM_GROUPS } from '../problems/index.ts';
import { composeReport } from './composeReport.ts';

writeFileSync(new URL('../../VERIFICATION.md', import.meta.url), composeReport(PROBLEM_GROUPS));
