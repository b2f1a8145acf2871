import type { SectionTable } from '../sectionTable.ts';
import { DIN1027_Z } from '../tables/din1027/z.ts';

export const TABLES: readonly SectionTable[] = [DIN1027_Z];
