import type { SectionTable } from '../sectionTable.ts';
import { AISC16_ROUND_PIPE } from '../tables/aisc16/roundPipe.ts';
import { EN10210_ROUND_PIPE } from '../tables/en10210/roundPipe.ts';
import { EN10219_ROUND_PIPE } from '../tables/en10219/roundPipe.ts';
import { GOST10704_ROUND_PIPE } from '../tables/gost10704/roundPipe.ts';
import { GOST8732_ROUND_PIPE } from '../tables/gost8732/roundPipe.ts';

export const TABLES: readonly SectionTable[] = [
  EN10210_ROUND_PIPE,
  EN10219_ROUND_PIPE,
  GOST8732_ROUND_PIPE,
  GOST10704_ROUND_PIPE,
  AISC16_ROUND_PIPE,
];
