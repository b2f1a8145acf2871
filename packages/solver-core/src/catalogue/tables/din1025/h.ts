import type { SectionTable } from '../../sectionTable.ts';

/**
 * I and H sections of DIN 1025-1:2009, as printed in the catalogue of ArcelorMittal.
 *
 * Source: numbers of the public repository xcfem/xc, python_modules/materials/sections/structural_shapes/aux/arcelor_ipn_profiles.json.
 * Transcribed 2026-11-21: 15 of the 21 rows there.
 */
export const DIN1025_H: SectionTable = {
  standard: 'DIN 1025-1',
  sectionClass: 'h',
  units: 'mm',
  edition: 1,
  series: [
    {
      name: 'IPN',
      columns: 'h b tw tf r1 r2 sf uf A Iy Iz',
      rows: `
IPN 80;80;42;3.9;5.9;3.9;2.3;14;10.5;7.58;77.8;6.29
IPN 120;120;58;5.1;7.7;5.1;3.1;14;14.5;14.2;328;21.5
IPN 160;160;74;6.3;9.5;6.3;3.8;14;18.5;22.8;935;54.7
IPN 180;180;82;6.9;10.4;6.9;4.1;14;20.5;27.9;1450;81.3
IPN 220;220;98;8.1;12.2;8.1;4.9;14;24.5;39.5;3060;162
IPN 240;240;106;8.7;13.1;8.7;5.2;14;26.5;46.1;4250;221
IPN 260;260;113;9.4;14.1;9.4;5.6;14;28.25;53.3;5740;288
IPN 280;280;119;10.1;15.2;10.1;6.1;14;29.75;61;7590;364
IPN 300;300;125;10.8;16.2;10.8;6.5;14;31.25;69;9800;451
IPN 380;380;149;13.7;20.5;13.7;8.2;14;37.25;107;24010;975
IPN 400;400;155;14.4;21.6;14.4;8.6;14;38.75;118;29210;1160
IPN 450;450;170;16.2;24.3;16.2;9.7;14;42.5;147;45850;1730
IPN 500;500;185;18;27;18;10.8;14;46.25;179;68740;2480
IPN 550;550;200;19;30;19;11.9;14;50;212;99180;3490
IPN 600;600;215;21.6;32.4;21.6;13;14;53.75;254;138800;4674`,
    },
  ],
};
