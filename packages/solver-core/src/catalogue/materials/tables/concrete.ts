import type { MaterialTable } from '../materialTable.ts';

/**
 * Concretes and masonry; fc is the characteristic compressive strength (cylinder, prism) or the specified one.
 * Transcribed 2026-11-21; the comment above each table states the source of its numbers and what they were compared
 * with.
 */
export const CONCRETES: readonly MaterialTable[] = [
  // EN 1992-1-1, table 3.1 and 3.1.3: Ecm secant, fck of cylinders; density of reinforced concrete by EN 1991-1-1. E,
  // fck compared with BHoM/BHoM_Datasets.
  {
    group: 'concreteEn',
    source: 'EN 1992-1-1',
    columns: 'E G nu rho alpha fc',
    rows: `
C12/15;27;11.25;0.2;2500;10;12
C16/20;29;12.08;0.2;2500;10;16
C20/25;30;12.5;0.2;2500;10;20
C25/30;31;12.92;0.2;2500;10;25
C30/37;33;13.75;0.2;2500;10;30
C35/45;34;14.17;0.2;2500;10;35
C40/50;35;14.58;0.2;2500;10;40
C45/55;36;15;0.2;2500;10;45
C50/60;37;15.42;0.2;2500;10;50
C55/67;38;15.83;0.2;2500;10;55
C60/75;39;16.25;0.2;2500;10;60
C70/85;41;17.08;0.2;2500;10;70
C80/95;42;17.5;0.2;2500;10;80
C90/105;44;18.33;0.2;2500;10;90`,
  },
  // SP 63.13330, tables 6.7 and 6.11: Eb initial, Rbn of prisms, G = 0.4 Eb by the code; Rbn partly compared with
  // pyltsin/Construct, E from memory.
  {
    group: 'concreteSp',
    source: 'SP 63.13330',
    columns: 'E G nu rho alpha fc',
    rows: `
B15;24;9.6;0.2;2500;10;11
B20;27.5;11;0.2;2500;10;15
B25;30;12;0.2;2500;10;18.5
B30;32.5;13;0.2;2500;10;22
B35;34.5;13.8;0.2;2500;10;25.5
B40;36;14.4;0.2;2500;10;29`,
  },
  // ACI 318, 19.2.2.1: Ec = 57 000 sqrt(f'c) in psi, computed.
  {
    group: 'concreteAci',
    source: 'ACI 318',
    columns: 'E G nu rho alpha fc',
    rows: `
3000 psi normal weight;21.53;8.97;0.2;2403;9.9;20.68
4000 psi normal weight;24.86;10.36;0.2;2403;9.9;27.58
5000 psi normal weight;27.79;11.58;0.2;2403;9.9;34.47
6000 psi normal weight;30.44;12.68;0.2;2403;9.9;41.37
8000 psi normal weight;35.15;14.65;0.2;2403;9.9;55.16`,
  },
  // EN 1996-1-1, 3.7: E = 1000 fk, G = 0.4 E; from memory, not compared with another source.
  {
    group: 'masonry',
    source: 'EN 1996-1-1',
    columns: 'E G nu rho alpha fc',
    rows: `
masonry (clay, fk = 5);5;2;0.25;1800;6;5`,
  },
];
