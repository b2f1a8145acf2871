import type { SectionTable } from '../../sectionTable.ts';

/**
 * Tees of EN 10055:1995.
 *
 * Source: the standard, from memory. Transcribed 2026-11-25: all 10 rows. There is no second copy to compare with;
 * Iy of T 40 and T 80 are unconfirmed.
 */
export const EN10055_T: SectionTable = {
  standard: 'EN 10055',
  sectionClass: 't',
  units: 'mm',
  edition: 2,
  series: [
    {
      name: 'T',
      columns: 'h b tw tf r1 r2 r3 sf sw A Iy Iz',
      rows: `
T 30;30;30;4;4;4;2;1;2;2;2.26;1.72;0.87
T 35;35;35;4.5;4.5;4.5;2.25;1.125;2;2;2.97;3.1;1.57
T 40;40;40;5;5;5;2.5;1.25;2;2;3.77;5.28;2.58
T 50;50;50;6;6;6;3;1.5;2;2;5.66;12.1;6.06
T 60;60;60;7;7;7;3.5;1.75;2;2;7.94;23.8;12.2
T 70;70;70;8;8;8;4;2;2;2;10.6;44.5;22.1
T 80;80;80;9;9;9;4.5;2.25;2;2;13.6;73.7;37
T 100;100;100;11;11;11;5.5;2.75;2;2;20.9;179;88.3
T 120;120;120;13;13;13;6.5;3.25;2;2;29.6;366;178
T 140;140;140;15;15;15;7.5;3.75;2;2;39.9;660;330`,
    },
  ],
};
