/**
 * Writes packages/solver-core/VERIFICATION.md and the pages that it links to:
 * node --conditions=@eecs/source packages/solver-core/verification/report/writeReport.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PROBLEM_GROUPS } from '../problems/index.ts';
import { composeReport } from './composeReport.ts';

const PACKAGE = new URL('../../', import.meta.url);

mkdirSync(new URL('verification/results/', PACKAGE), { recursive: true });
for (const [path, text] of composeReport(PROBLEM_GROUPS)) writeFileSync(new URL(path, PACKAGE), text);
