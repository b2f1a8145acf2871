import type { SectionTable } from '../sectionTable.ts';
import { AISC16_H } from '../tables/aisc16/h.ts';
import { BS4_H } from '../tables/bs4/h.ts';
import { DIN1025_H } from '../tables/din1025/h.ts';
import { EN10365_H } from '../tables/en10365/h.ts';
import { GOST19425_H } from '../tables/gost19425/h.ts';
import { GOST26020_H } from '../tables/gost26020/h.ts';
import { GOST8239_H } from '../tables/gost8239/h.ts';
import { IS808_H } from '../tables/is808/h.ts';
import { KSJIS_H } from '../tables/ksjis/h.ts';
import { STOASCHM20_H } from '../tables/stoaschm20/h.ts';

export const TABLES: readonly SectionTable[] = [
  EN10365_H,
  BS4_H,
  DIN1025_H,
  GOST8239_H,
  GOST19425_H,
  GOST26020_H,
  STOASCHM20_H,
  AISC16_H,
  IS808_H,
  KSJIS_H,
];
