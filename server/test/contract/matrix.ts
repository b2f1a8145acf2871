import { AUTH_ROWS } from './authRows.ts';
import { CASE_ROWS } from './caseRows.ts';
import { DATA_ROWS } from './dataRows.ts';
import type { Row } from './row.ts';

/** The permission matrix: rows of calls, columns of callers. The test fails if a call is missing here. */
export const MATRIX: readonly Row[] = [...DATA_ROWS, ...CASE_ROWS, ...AUTH_ROWS];
