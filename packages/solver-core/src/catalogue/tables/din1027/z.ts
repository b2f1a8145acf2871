import type { SectionTable } from '../../sectionTable.ts';

/**
 * Zees of DIN 1027:2004.
 *
 * Source: the standard, from memory. Transcribed 2026-11-25: all 9 rows. There is no second copy to compare with;
 * confirmed by computing A and I.
 */
export const DIN1027_Z: SectionTable = {
  standard: 'DIN 1027',
  sectionClass: 'z',
  units: 'mm',
  edition: 2,
  series: [
    {
      name: 'Z',
      columns: 'h b tw tf r1 r2 A Iy Iz',
      rows: `
Z 30;30;38;4;4.5;4.5;2.5;4.32;5.96;13.7
Z 40;40;40;4.5;5;5;2.5;5.43;13.5;17.6
Z 50;50;43;5;5.5;5.5;3;6.77;26.3;23.8
Z 60;60;45;5;6;6;3;7.91;44.7;30.1
Z 80;80;50;6;7;7;3.5;11.1;109;47.4
Z 100;100;55;6.5;8;8;4;14.5;222;72.5
Z 120;120;60;7;9;9;4.5;18.2;402;106
Z 140;140;65;8;10;10;5;22.9;676;148
Z 160;160;70;8.5;11;11;5.5;27.5;1060;204`,
    },
  ],
};
