import type { SectionTable } from '../sectionTable.ts';
import { AISC16_RECTANGULAR_PIPE } from '../tables/aisc16/rectangularPipe.ts';
import { EN10210_RECTANGULAR_PIPE } from '../tables/en10210/rectangularPipe.ts';
import { EN10219_RECTANGULAR_PIPE } from '../tables/en10219/rectangularPipe.ts';
import { GOST30245_RECTANGULAR_PIPE } from '../tables/gost30245/rectangularPipe.ts';

export const TABLES: readonly SectionTable[] = [
  EN10210_RECTANGULAR_PIPE,
  EN10219_RECTANGULAR_PIPE,
  GOST30245_RECTANGULAR_PIPE,
  AISC16_RECTANGULAR_PIPE,
];
