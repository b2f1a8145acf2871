import type { MaterialTable } from '../materialTable.ts';

/**
 * Timber along the grain: E is the mean value, fu the strength in tension, fc in compression, fm in bending,
 * characteristic values if the standard is European. E and G are independent of each other, so there is no nu.
 * Transcribed 2026-11-21; the comment above each table states the source of its numbers and what they were compared
 * with.
 */
export const TIMBERS: readonly MaterialTable[] = [
  // EN 338:2016, tables 1 and 3: Em,0,mean, Gmean, mean density, ft,0,k, fc,0,k, fm,k; C14 to C40 compared with
  // BHoM/BHoM_Datasets, all with DanBeranek/desssign, C14 to C50 with egilmonsas/materialclasses.
  {
    group: 'timberEn',
    source: 'EN 338',
    columns: 'E G rho alpha fu fc fm',
    rows: `
C14;7;0.44;350;5;7.2;16;14
C16;8;0.5;370;5;8.5;17;16
C18;9;0.56;380;5;10;18;18
C20;9.5;0.59;400;5;11.5;19;20
C22;10;0.63;410;5;13;20;22
C24;11;0.69;420;5;14.5;21;24
C27;11.5;0.72;430;5;16.5;22;27
C30;12;0.75;460;5;19;24;30
C35;13;0.81;470;5;22.5;25;35
C40;14;0.88;480;5;26;27;40
C45;15;0.94;490;5;30;29;45
C50;16;1;520;5;33.5;30;50
D18;9.5;0.59;570;5;11;18;18
D24;10;0.63;580;5;14;21;24
D27;10.5;0.66;610;5;16;22;27
D30;11;0.69;640;5;18;24;30
D35;12;0.75;650;5;21;25;35
D40;13;0.81;660;5;24;27;40
D45;13.5;0.84;700;5;27;29;45
D50;14;0.88;740;5;30;30;50
D55;15.5;0.97;790;5;33;32;55
D60;17;1.06;840;5;36;33;60
D65;18.5;1.16;900;5;39;35;65
D70;20;1.25;960;5;42;36;70
D75;22;1.38;1020;5;45;37;75
D80;24;1.5;1080;5;48;38;80`,
  },
  // EN 14080:2013, tables 4 and 5: E0,g,mean, Gg,mean, mean density,
  // ft,0,g,k, fc,0,g,k, fm,g,k; all combined classes and GL24h to GL32h compared with two public calculation sheets of
  // EN 14080, those of structuralbasics.com (GL20, GL24, GL28, GL30, GL32) and BHoM/BHoM_Datasets too. GL36 was a class
  // of EN 1194, which is withdrawn.
  {
    group: 'glulam',
    source: 'EN 14080',
    columns: 'E G rho alpha fu fc fm',
    rows: `
GL20h;8.4;0.65;370;5;16;20;20
GL22h;10.5;0.65;410;5;17.6;22;22
GL24h;11.5;0.65;420;5;19.2;24;24
GL26h;12.1;0.65;445;5;20.8;26;26
GL28h;12.6;0.65;460;5;22.3;28;28
GL30h;13.6;0.65;480;5;24;30;30
GL32h;14.2;0.65;490;5;25.6;32;32
GL20c;10.4;0.65;390;5;15;18.5;20
GL22c;10.4;0.65;390;5;16;20;22
GL24c;11;0.65;400;5;17;21.5;24
GL26c;12;0.65;420;5;19;23.5;26
GL28c;12.5;0.65;420;5;19.5;24;28
GL30c;13;0.65;430;5;19.5;24.5;30
GL32c;13.5;0.65;440;5;19.5;24.5;32`,
  },
  // SP 64.13330.2017, changes 1 to 4: E along the grain and density; design strengths under sustained load, as SNiP
  // II-25-80 prints them in table 3: the values of the current table 3 (19.5 in bending, 10.5 in tension) times 0.66.
  // Bending, tension, E and density compared with the public package structural-materials. Compression 13 and G = E/20
  // are taken from the standard's text without a second source.
  {
    group: 'timberSp',
    source: 'SP 64.13330',
    columns: 'E G rho alpha fu fc fm',
    rows: `
pine, spruce (grade 2);10;0.5;500;5;7;13;13`,
  },
  // NDS Supplement 2018, table 4A: E, reference design values Ft, Fc, Fb before any adjustment: allowable stresses, not
  // strengths. Every row compared with a public table of the supplement, in psi: DF-L SS 1500, 1000, 1700, 1.9e6; No.1
  // 1000, 675, 1500,
  // 1.7e6; No.2 900, 575, 1350, 1.6e6; Hem-Fir No.2 850, 525, 1300, 1.3e6; SPF No.1/No.2 875, 450, 1150, 1.4e6. G is
  // E/16, density by the formula of the supplement from the specific gravity (0.50, 0.43, 0.42) at 12 % moisture.
  {
    group: 'timberNds',
    source: 'NDS Supplement',
    columns: 'E G rho alpha fu fc fm limits',
    rows: `
DF-L Select Structural;13.1;0.819;531;5;6.895;11.72;10.34;t 2–4 in; NDS Fb, Ft, Fc
DF-L No.1;11.72;0.733;531;5;4.654;10.34;6.895;t 2–4 in; NDS Fb, Ft, Fc
DF-L No.2;11.03;0.689;531;5;3.964;9.308;6.205;t 2–4 in; NDS Fb, Ft, Fc
Hem-Fir No.2;8.963;0.56;460;5;3.62;8.963;5.861;t 2–4 in; NDS Fb, Ft, Fc
SPF No.1/No.2;9.653;0.603;450;5;3.103;7.929;6.033;t 2–4 in; NDS Fb, Ft, Fc`,
  },
];
