import type { SectionTable } from '../../sectionTable.ts';

/**
 * Dimension lumber and timbers of North America by their nominal sizes in inches; the numbers are the dressed, dry
 * sizes.
 *
 * Source: NDS Supplement, table 1A, after the American Softwood Lumber Standard PS 20: nominal 2 in are 1-1/2, 4 in are
 * 3-1/2, 8 in are 7-1/4; timbers of 5 in and more in both directions are half an inch smaller. Written from memory
 * 2026-11-28; 2x4 to 2x12 and 4x4 compared with public calculation sheets.
 */
export const NDS_RECT: SectionTable = {
  standard: 'NDS',
  sectionClass: 'rect',
  units: 'in',
  edition: 1,
  series: [
    {
      name: 'Dressed lumber',
      columns: 'b h',
      rows: `
2x4;1.5;3.5
2x6;1.5;5.5
2x8;1.5;7.25
2x10;1.5;9.25
2x12;1.5;11.25
2x14;1.5;13.25
3x4;2.5;3.5
3x6;2.5;5.5
3x8;2.5;7.25
3x10;2.5;9.25
3x12;2.5;11.25
3x14;2.5;13.25
4x4;3.5;3.5
4x6;3.5;5.5
4x8;3.5;7.25
4x10;3.5;9.25
4x12;3.5;11.25
4x14;3.5;13.25
6x6;5.5;5.5
6x8;5.5;7.5
6x10;5.5;9.5
6x12;5.5;11.5
8x8;7.5;7.5
8x10;7.5;9.5
8x12;7.5;11.5`,
    },
  ],
};
