import type { MaterialTable } from '../materialTable.ts';

/**
 * Aluminium, cast iron, copper and its alloys, titanium, magnesium. Transcribed 2026-11-21; the comment above each
 * table states the source of its numbers and what they were compared with.
 */
export const OTHER_METALS: readonly MaterialTable[] = [
  // EN 1999-1-1, 3.2.5 and table 3.2 (f0.2 and fu characteristic); from memory, not compared with another source.
  {
    group: 'aluminium',
    source: 'EN 1999-1-1',
    columns: 'E G nu rho alpha fy fu',
    rows: `
EN AW-6061-T6 (ET);70;27;0.3;2700;23;240;260
EN AW-6063-T6 (EP,ET);70;27;0.3;2700;23;160;195
EN AW-6082-T6 (EP, 5<t<=15);70;27;0.3;2700;23;260;310
EN AW-5083-H111 (extr.);70;27;0.3;2700;23;110;270`,
  },
  // SP 128.13330, design strength Ry; from memory, not compared with another source.
  {
    group: 'aluminium',
    source: 'SP 128.13330',
    columns: 'E G nu rho alpha fy',
    rows: `
AD31T1;70;27;0.3;2710;23;120`,
  },
  // EN 1561, annex: E is the lower end of its range, the strength is tensile; from memory, not compared with another
  // source.
  {
    group: 'greyIron',
    source: 'EN 1561',
    columns: 'E G nu rho alpha fu',
    rows: `
EN-GJL-150;78;31;0.26;7100;10;150
EN-GJL-250;103;40.9;0.26;7200;10;250
EN-GJL-300;108;42.9;0.26;7250;10;300`,
  },
  // EN 1563, annex; from memory, not compared with another source.
  {
    group: 'ductileIron',
    source: 'EN 1563',
    columns: 'E G nu rho alpha fy fu',
    rows: `
EN-GJS-400-15;169;65.9;0.275;7100;12.5;250;400`,
  },
  // EN 1652 and data of the Copper Development Association (E 110 to 128 GPa by temper); from memory, not compared with
  // another source.
  {
    group: 'copper',
    source: 'EN 1652',
    columns: 'E G nu rho alpha fy fu',
    rows: `
copper Cu-ETP annealed;117;44;0.33;8930;17;60;220`,
  },
  // EN 1652; from memory, not compared with another source.
  {
    group: 'copper',
    source: 'EN 1652',
    columns: 'E G nu rho alpha fy fu',
    rows: `
brass CuZn37;105;39;0.34;8440;20;130;300
bronze CuSn8;115;43;0.34;8800;18.5;200;390`,
  },
  // ASM data; from memory, not compared with another source.
  {
    group: 'titanium',
    source: 'ASM',
    columns: 'E G nu rho alpha fy fu',
    rows: `
titanium Ti-6Al-4V;113.8;42.8;0.342;4430;8.6;880;950`,
  },
  // ASM data; from memory, not compared with another source.
  {
    group: 'magnesium',
    source: 'ASM',
    columns: 'E G nu rho alpha fy fu',
    rows: `
magnesium AZ31B;45;17;0.35;1770;26;200;260`,
  },
];
