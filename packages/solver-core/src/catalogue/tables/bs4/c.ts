import type { SectionTable } from '../../sectionTable.ts';

/**
 * Channels of BS 4-1:2005, as printed in the tables of the Steel Construction Institute.
 *
 * Source: numbers of the public repository waynemaranga/steelsnakes, src/steelsnakes/EU and UK/data.
 * Transcribed 2026-11-25: all 16 rows of that source.
 */
export const BS4_C: SectionTable = {
  standard: 'BS 4',
  sectionClass: 'c',
  units: 'mm',
  edition: 2,
  series: [
    {
      name: 'PFC',
      columns: 'h b tw tf r1 A Iy Iz',
      rows: `
PFC 430x100x64;430;100;11;19;15;82.1;21900;722
PFC 380x100x54;380;100;9.5;17.5;15;68.7;15000;643
PFC 300x100x46;300;100;9;16.5;15;58;8230;568
PFC 300x90x41;300;90;9;15.5;12;52.7;7220;404
PFC 260x90x35;260;90;8;14;12;44.4;4730;353
PFC 260x75x28;260;75;7;12;12;35.1;3620;185
PFC 230x90x32;230;90;7.5;14;12;41;3520;334
PFC 230x75x26;230;75;6.5;12.5;12;32.7;2750;181
PFC 200x90x30;200;90;7;14;12;37.9;2520;314
PFC 200x75x23;200;75;6;12.5;12;29.9;1960;170
PFC 180x90x26;180;90;6.5;12.5;12;33.2;1820;277
PFC 180x75x20;180;75;6;10.5;12;25.9;1370;146
PFC 150x90x24;150;90;6.5;12;12;30.4;1160;253
PFC 150x75x18;150;75;5.5;10;12;22.8;861;131
PFC 125x65x15;125;65;5.5;9.5;12;18.8;483;80
PFC 100x50x10;100;50;5;8.5;9;13;208;32.3`,
    },
  ],
};
