import type { SectionTable } from '../sectionTable.ts';
import { AISC16_L } from '../tables/aisc16/l.ts';
import { EN10056_L } from '../tables/en10056/l.ts';
import { GOST19771_L } from '../tables/gost19771/l.ts';
import { GOST19772_L } from '../tables/gost19772/l.ts';
import { GOST8509_L } from '../tables/gost8509/l.ts';
import { GOST8510_L } from '../tables/gost8510/l.ts';
import { IS808_L } from '../tables/is808/l.ts';

export const TABLES: readonly SectionTable[] = [
  EN10056_L,
  GOST8509_L,
  GOST8510_L,
  GOST19771_L,
  GOST19772_L,
  AISC16_L,
  IS808_L,
];
