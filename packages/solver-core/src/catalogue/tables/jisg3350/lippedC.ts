import type { SectionTable } from '../../sectionTable.ts';

/**
 * Lipped channels of JIS G 3350, in part. The inner radius is not printed; it is assumed to be the thickness, which
 * reproduces the published areas.
 *
 * Source: tables of a mill (Dusit Stainless, "JIS G 3350-1987 lip channel") and of a public calculation sheet for the
 * flanges of 75 mm. Transcribed 2026-11-28: all 16 rows of that source.
 */
export const JISG3350_LIPPED_C: SectionTable = {
  standard: 'JIS G 3350',
  sectionClass: 'lipped-c',
  units: 'mm',
  edition: 1,
  series: [
    {
      name: '',
      columns: 'h b c t r1 A Iy Iz',
      rows: `
C 75x45x15x1.6;75;45;15;1.6;1.6;2.952;27.1;8.71
C 75x45x15x2.0;75;45;15;2;2;3.637;33.0;10.5
C 75x45x15x2.3;75;45;15;2.3;2.3;4.137;37.1;11.8
C 100x50x20x1.6;100;50;20;1.6;1.6;3.672;58.4;14.0
C 100x50x20x2.0;100;50;20;2;2;4.537;71.4;16.9
C 100x50x20x2.3;100;50;20;2.3;2.3;5.172;80.7;19.0
C 100x50x20x2.8;100;50;20;2.8;2.8;6.205;99.8;23.2
C 100x50x20x3.2;100;50;20;3.2;3.2;7.007;107;24.5
C 125x50x20x2.3;125;50;20;2.3;2.3;5.747;137;20.6
C 125x50x20x3.2;125;50;20;3.2;3.2;7.807;181;26.6
C 150x50x20x2.3;150;50;20;2.3;2.3;6.322;210;21.9
C 150x50x20x3.2;150;50;20;3.2;3.2;8.607;280;28.3
C 150x75x20x3.2;150;75;20;3.2;3.2;10.21;366;76.4
C 200x75x20x3.2;200;75;20;3.2;3.2;11.81;716;84.1
C 200x75x25x3.2;200;75;25;3.2;3.2;12.13;736;92.3
C 200x75x25x4.5;200;75;25;4.5;4.5;16.67;990;121`,
    },
  ],
};
