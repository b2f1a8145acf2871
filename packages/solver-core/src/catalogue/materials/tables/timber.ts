import type { MaterialTable } from '../materialTable.ts';

/**
 * Timber along the grain; fm is the bending strength. E and G are independent of each other, so there is no nu.
 * Transcribed 2026-11-21; what stands above a table says where its numbers are from and what they were compared with.
 */
export const TIMBERS: readonly MaterialTable[] = [
  // EN 338:2016: E0,mean, Gmean, mean density, fm,k; compared with BHoM/BHoM_Datasets, but D30 and D40, which are from
  // memory.
  {
    group: 'timberEn',
    source: 'EN 338',
    columns: 'E G rho alpha fm',
    rows: `
C14;7;0.44;350;5;14
C16;8;0.5;370;5;16
C18;9;0.56;380;5;18
C20;9.5;0.59;400;5;20
C22;10;0.63;410;5;22
C24;11;0.69;420;5;24
C27;11.5;0.72;430;5;27
C30;12;0.75;460;5;30
C35;13;0.81;470;5;35
C40;14;0.88;480;5;40
D30;11;0.69;640;5;30
D40;13;0.81;660;5;40`,
  },
  // EN 14080:2013: E0,mean, Gmean, mean density, fm,k; compared with BHoM/BHoM_Datasets.
  {
    group: 'glulam',
    source: 'EN 14080',
    columns: 'E G rho alpha fm',
    rows: `
GL20h;8.4;0.65;370;5;20
GL22h;10.5;0.65;410;5;22
GL24h;11.5;0.65;420;5;24
GL26h;12.1;0.65;445;5;26
GL28h;12.6;0.65;460;5;28
GL30h;13.6;0.65;480;5;30
GL32h;14.2;0.65;490;5;32
GL24c;11;0.65;400;5;24
GL28c;12.5;0.65;420;5;28
GL30c;13;0.65;430;5;30`,
  },
  // SP 64.13330: E along the grain, design bending strength; from memory, compared with nothing.
  {
    group: 'timberSp',
    source: 'SP 64.13330',
    columns: 'E G rho alpha fm',
    rows: `
pine, spruce (grade 2);10;0.5;500;5;13`,
  },
];
