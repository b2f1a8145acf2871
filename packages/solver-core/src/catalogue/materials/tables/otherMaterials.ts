import type { MaterialTable } from '../materialTable.ts';

/**
 * Glass and composites. Transcribed 2026-11-21; the comment above each table states the source of its numbers and what
 * they were compared with.
 */
export const OTHER_MATERIALS: readonly MaterialTable[] = [
  // EN 572-1 and EN 16612: tensile strength from bending; from memory, not compared with another source.
  {
    group: 'glass',
    source: 'EN 572-1, EN 16612',
    columns: 'E G nu rho alpha fu',
    rows: `
float glass;70;28.7;0.22;2500;9;45`,
  },
  // EN 13706-3, along the fibres; from memory, not compared with another source.
  {
    group: 'composite',
    source: 'EN 13706-3',
    columns: 'E G nu rho alpha fu',
    rows: `
GFRP pultruded (E23);23;3;0.23;1900;11;240`,
  },
];
