import type { FurtherValues } from './furtherValues.ts';

/** Values that the tables of DIN 1027 publish beyond A, Iy, Iz; sources as in src/catalogue/tables/din1027. */
export const DIN1027_Z_FURTHER: readonly FurtherValues[] = [
  {
    sectionClass: 'z',
    drawer: 'DIN 1027 / Z',
    columns: 'Iu Iv',
    rows: `
Z 30;18.1;1.54
Z 40;28;3.05
Z 50;44.9;5.23
Z 60;67.2;7.6
Z 80;142;14.7
Z 100;270;24.6
Z 120;470;37.7
Z 140;768;56.4
Z 160;1180;79.5`,
  },
];
