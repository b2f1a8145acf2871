import type { SectionTable } from '../../sectionTable.ts';

/**
 * Angles of GOST 19772-93.
 *
 * Source: numbers of the public repository pyltsin/Construct, SortamentData.
 * Transcribed 2026-11-21: 15 of the 22 rows there.
 */
export const GOST19772_L: SectionTable = {
  standard: 'GOST 19772-93',
  sectionClass: 'l',
  units: 'mm',
  edition: 1,
  series: [
    {
      name: 'bent, Rm <= 460',
      isBent: true,
      columns: 'h b t r1 r4 A Iy Iz',
      rows: `
L32x25x2.5;32;25;2.5;3;5.5;1.3168;1.3619;0.7409
L50x35x3.2;50;35;3.2;5;8.2;2.53;6.52;2.72
L60x40x3;60;40;3;4;7;2.84;10.73;3.97
L80x63x4;80;63;4;6;10;5.42;35.95;20.06
L90x70x4;90;70;4;6;10;6.1;51.53;27.92
L115x65x5;115;65;5;7;12;8.546;120.07;29.6
L120x100x8;120;100;8;12;20;16.41;239.47;153.18`,
    },
    {
      name: 'bent, Rm > 460',
      isBent: true,
      columns: 'h b t r1 r4 A Iy Iz',
      rows: `
L40x25x2.5;40;25;2.5;6;8.5;1.48;2.46;0.78
L85x67x4;85;67;4;10;14;5.71;42.89;24.07
L90x70x4;90;70;4;10;14;6.03;50.97;27.7
L110x90x5;110;90;5;10;15;9.48;118.85;72.96
L115x65x5;115;65;5;10;15;8.48;119.02;29.47
L147x125x8;147;125;8;20;28;20.3;448.55;302.59
L152x100x5.5;152;100;5.5;12;17.5;13.21;324.94;117.37
L155x100x6;155;100;6;14;20;14.5;370.31;127.51`,
    },
  ],
};
