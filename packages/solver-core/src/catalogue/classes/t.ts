import type { SectionTable } from '../sectionTable.ts';
import { AISC16_T } from '../tables/aisc16/t.ts';
import { EN10055_T } from '../tables/en10055/t.ts';

export const TABLES: readonly SectionTable[] = [EN10055_T, AISC16_T];
