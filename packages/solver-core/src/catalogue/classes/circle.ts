import type { SectionTable } from '../sectionTable.ts';
import { TRADE_CIRCLE } from '../tables/tradeSizes/circle.ts';

export const TABLES: readonly SectionTable[] = [TRADE_CIRCLE];
