import type { SectionTable } from '../sectionTable.ts';
import { NDS_RECT } from '../tables/nds/rect.ts';
import { TRADE_RECT } from '../tables/tradeSizes/rect.ts';

export const TABLES: readonly SectionTable[] = [TRADE_RECT, NDS_RECT];
