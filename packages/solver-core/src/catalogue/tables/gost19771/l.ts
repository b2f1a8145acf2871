import type { SectionTable } from '../../sectionTable.ts';

/**
 * Angles of GOST 19771-93.
 *
 * Source: numbers of the public repository pyltsin/Construct, SortamentData.
 * Transcribed 2026-11-21: 18 of the 29 rows there.
 */
export const GOST19771_L: SectionTable = {
  standard: 'GOST 19771-93',
  sectionClass: 'l',
  units: 'mm',
  edition: 1,
  series: [
    {
      name: 'bent, Rm <= 460',
      isBent: true,
      columns: 'h b t r1 r4 A Iy Iz',
      rows: `
L40x40x2.5;40;40;2.5;3;5.5;1.89;2.98;2.98
L40x40x3;40;40;3;4;7;2.24;3.5;3.5
L50x50x3;50;50;3;4;7;2.84;7.02;7.02
L50x50x4;50;50;4;6;10;3.7;9;9
L60x60x4;60;60;4;6;10;4.5;15.96;15.96
L80x80x3;80;80;3;4;7;4.64;29.96;29.96
L80x80x4;80;80;4;6;10;6.1;39;39
L80x80x5;80;80;5;7;12;7.55;47.7;47.7
L80x80x6;80;80;6;9;15;8.93;55.85;55.85
L80x80x7;80;80;7;9;16;10.33;63.9;63.9
L100x100x4;100;100;4;6;10;7.7;77.58;77.58
L100x100x7;100;100;7;9;16;13.13;128.84;128.84
L120x120x6;120;120;6;9;15;13.78;197.46;197.46`,
    },
    {
      name: 'bent, Rm > 460',
      isBent: true,
      columns: 'h b t r1 r4 A Iy Iz',
      rows: `
L55x55x3;55;55;3;7;10;3.1;9.3466;9.3466
L80x80x4;80;80;4;10;14;6.03;38.65;38.65
L80x80x5;80;80;5;10;15;7.48;47.36;47.36
L100x100x4;100;100;4;10;14;7.63;77.05;77.05
L160x160x4;160;160;4;10;14;12.43;325.24;325.24`,
    },
  ],
};
