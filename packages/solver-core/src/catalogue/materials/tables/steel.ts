import type { MaterialTable } from '../materialTable.ts';

/**
 * Steels: E, G, nu and density as the design code states them (G nominal, E/2(1 + nu) differs by less than 0.3 %).
 * Transcribed 2026-11-21; the comment above each table states the source of its numbers and what they were compared
 * with.
 */
export const STEELS: readonly MaterialTable[] = [
  // EN 1993-1-1:2005 with A1, 3.2.6 and table 3.1. fy, fu compared with BHoM/BHoM_Datasets; fu of S355 is 490 since
  // amendment A1, 510 before.
  {
    group: 'steelEn',
    source: 'EN 1993-1-1',
    columns: 'E G nu rho alpha fy fu limits',
    rows: `
S235;210;81;0.3;7850;12;235;360;t ≤ 40 mm
S275;210;81;0.3;7850;12;275;430;t ≤ 40 mm
S355;210;81;0.3;7850;12;355;490;t ≤ 40 mm
S420 N/NL;210;81;0.3;7850;12;420;520;t ≤ 40 mm
S450;210;81;0.3;7850;12;440;550;t ≤ 40 mm
S460 N/NL;210;81;0.3;7850;12;460;540;t ≤ 40 mm`,
  },
  // AISC 360-22 (29 000 ksi, 11 200 ksi, 490 lb/ft3, 6.5e-6/°F) and the ASTM standards; fy compared with
  // BHoM/BHoM_Datasets, whose E of 210 GPa is wrong. A913, A1085, A588 from memory.
  {
    group: 'steelAstm',
    source: 'AISC 360-22, ASTM',
    columns: 'E G nu rho alpha fy fu',
    rows: `
A36;199.95;77.22;0.3;7849;11.7;248.2;399.9
A572 Gr.50;199.95;77.22;0.3;7849;11.7;344.7;448.2
A992;199.95;77.22;0.3;7849;11.7;344.7;448.2
A913 Gr.65;199.95;77.22;0.3;7849;11.7;448.2;551.6
A500 Gr.C (rect.);199.95;77.22;0.3;7849;11.7;344.7;427.5
A500 Gr.C (round);199.95;77.22;0.3;7849;11.7;317.2;427.5
A1085;199.95;77.22;0.3;7849;11.7;344.7;448.2
A53 Gr.B;199.95;77.22;0.3;7849;11.7;241.3;413.7
A588;199.95;77.22;0.3;7849;11.7;344.7;482.6`,
  },
  // SP 16.13330, tables B.1 (E, G, nu, density, expansion) and B.3 (Ryn, Run); compared with pyltsin/Construct, except
  // C390 and C440, which are from memory.
  {
    group: 'steelGost',
    source: 'SP 16.13330',
    columns: 'E G nu rho alpha fy fu limits',
    rows: `
C235;206;79;0.3;7850;12;235;360;t 2–8 mm
C245;206;79;0.3;7850;12;245;370;t 2–20 mm
C255;206;79;0.3;7850;12;245;370;t 2–20 mm
C285;206;79;0.3;7850;12;275;390;t 2–10 mm
C345;206;79;0.3;7850;12;325;470;t 2–20 mm
C345 (20-40);206;79;0.3;7850;12;305;460;t 20–40 mm
C375;206;79;0.3;7850;12;355;490;t 2–20 mm
C390;206;79;0.3;7850;12;390;520;
C440;206;79;0.3;7850;12;440;540;`,
  },
  // IS 800:2007, 2.2.4.1; fy, fu compared with the material table of osdag-admin/Osdag.
  {
    group: 'steelIs',
    source: 'IS 800:2007, IS 2062',
    columns: 'E G nu rho alpha fy fu limits',
    rows: `
E250 (Fe 410W) A;200;76.9;0.3;7850;12;250;410;t < 20 mm
E300 (Fe 440);200;76.9;0.3;7850;12;300;440;t < 20 mm
E350 (Fe 490);200;76.9;0.3;7850;12;350;490;t < 20 mm
E410 (Fe 540);200;76.9;0.3;7850;12;410;540;t < 20 mm`,
  },
  // AIJ design standard, JIS G 3101 and G 3106; from memory, not compared with another source. SS400 has 235 from 16 to
  // 40 mm.
  {
    group: 'steelJis',
    source: 'JIS G 3101, G 3106',
    columns: 'E G nu rho alpha fy fu limits',
    rows: `
SS400 / SN400;205;79;0.3;7850;12;235;400;t ≤ 40 mm
SM490 / SN490;205;79;0.3;7850;12;325;490;t ≤ 40 mm
SM520;205;79;0.3;7850;12;355;520;t ≤ 40 mm`,
  },
  // EN 1993-1-4, table 2.1 (hot-rolled strip, f0.2) and EN 10088-1; from memory, not compared with another source.
  {
    group: 'stainless',
    source: 'EN 1993-1-4',
    columns: 'E G nu rho alpha fy fu',
    rows: `
1.4301 (304);200;76.9;0.3;7900;16;210;520
1.4401 (316);200;76.9;0.3;7900;16;220;520
1.4462 duplex;200;76.9;0.3;7800;13;460;640`,
  },
  // EN 10340, normalised; from memory, not compared with another source.
  {
    group: 'castSteel',
    source: 'EN 10340',
    columns: 'E G nu rho alpha fy fu',
    rows: `
GS-52 / G20Mn5 (cast steel);210;81;0.3;7850;12;300;480`,
  },
  // EN 1992-1-1, 3.2.7; from memory, not compared with another source.
  {
    group: 'reinforcing',
    source: 'EN 1992-1-1',
    columns: 'E G nu rho alpha fy fu',
    rows: `
reinforcement B500;200;76.9;0.3;7850;10;500;540`,
  },
];
