import type { SectionTable } from '../sectionTable.ts';
import { NOMINAL_LIPPED_Z } from '../tables/tradeSizes/lippedZ.ts';

export const TABLES: readonly SectionTable[] = [NOMINAL_LIPPED_Z];
