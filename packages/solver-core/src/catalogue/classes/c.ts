import type { SectionTable } from '../sectionTable.ts';
import { AISC16_C } from '../tables/aisc16/c.ts';
import { BS4_C } from '../tables/bs4/c.ts';
import { EN10365_C } from '../tables/en10365/c.ts';
import { GOST8240_C } from '../tables/gost8240/c.ts';
import { IS808_C } from '../tables/is808/c.ts';

export const TABLES: readonly SectionTable[] = [EN10365_C, BS4_C, GOST8240_C, AISC16_C, IS808_C];
