import type { SectionTable } from '../../sectionTable.ts';

/**
 * Channels of EN 10365:2017, as printed in the tables of the Steel Construction Institute and ArcelorMittal.
 *
 * Source: numbers of the public repository waynemaranga/steelsnakes, src/steelsnakes/EU and UK/data.
 * Transcribed 2026-11-21: 22 of the 32 rows there.
 */
export const EN10365_C: SectionTable = {
  standard: 'EN 10365',
  sectionClass: 'c',
  units: 'mm',
  edition: 1,
  series: [
    {
      name: 'UPN',
      columns: 'h b tw tf r1 r2 sf uf A Iy Iz',
      rows: `
UPN 400;400;110;14;18;18;9;5;48;91.5;20400;846
UPN 300;300;100;10;16;16;8;8;50;58.8;8030;495
UPN 260;260;90;10;14;14;7;8;45;48.3;4820;317
UPN 220;220;80;9;12.5;12.5;6.5;8;40;37.4;2690;197
UPN 200;200;75;8.5;11.5;11.5;6;8;37.5;32.2;1910;148
UPN 180;180;70;8;11;11;5.5;8;35;28;1350;114
UPN 160;160;65;7.5;10.5;10.5;5.5;8;32.5;24;925;85.3
UPN 140;140;60;7;10;10;5;8;30;20.4;605;62.7
UPN 100;100;50;6;8.5;8.5;4.5;8;25;13.5;206;29.3
UPN 80;80;45;6;8;8;4;8;22.5;11;106;19.4
UPN 65;65;42;5.5;7.5;7.5;4;8;21;9;57.5;14.1`,
    },
    {
      name: 'UPE',
      columns: 'h b tw tf r1 A Iy Iz',
      rows: `
UPE 360;360;110;12;17;18;77.9;14800;844
UPE 330;330;105;11;16;18;67.8;11000;681
UPE 300;300;100;9.5;15;15;56.6;7820;538
UPE 240;240;90;7;12.5;15;38.5;3600;311
UPE 220;220;85;6.5;12;13;33.9;2680;247
UPE 200;200;80;6;11;13;29;1910;187
UPE 180;180;75;5.5;10.5;12;25.1;1350;144
UPE 160;160;70;5.5;9.5;12;21.7;911;107
UPE 140;140;65;5;9;12;18.4;600;78.8
UPE 120;120;60;5;8;12;15.4;364;55.5
UPE 80;80;50;4;7;10;10.1;107;25.5`,
    },
  ],
};
