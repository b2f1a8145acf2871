import type { SectionTable } from '../sectionTable.ts';
import { JISG3350_LIPPED_C } from '../tables/jisg3350/lippedC.ts';
import { SSMA_LIPPED_C } from '../tables/ssma/lippedC.ts';
import { NOMINAL_LIPPED_C } from '../tables/tradeSizes/lippedC.ts';

export const TABLES: readonly SectionTable[] = [SSMA_LIPPED_C, JISG3350_LIPPED_C, NOMINAL_LIPPED_C];
