import type { SectionTable } from '../../sectionTable.ts';

/**
 * I and H sections of GOST 19425-74 (in force since 1975).
 *
 * Source: numbers of the public repository pyltsin/Construct, SortamentData.
 * Transcribed 2026-11-25: all 5 rows of that source.
 */
export const GOST19425_H: SectionTable = {
  standard: 'GOST 19425-74',
  sectionClass: 'h',
  units: 'mm',
  edition: 2,
  series: [
    {
      name: 'М',
      columns: 'h b tw tf r1 r2 sf uf A Iy Iz',
      rows: `
18М;180;90;7;12;9;3.5;12;20.75;32.9;1768;131
24М;240;110;8.2;14;10.5;4;12;25.45;48.8;4640;277.7
30М;300;130;9;15;12;6;12;30.25;64;9500;480
36М;360;130;9.5;16;14;6;12;30.125;73.8;15340;518
45М;450;150;10.5;18;16;7;12;34.875;98.8;31900;892`,
    },
  ],
};
