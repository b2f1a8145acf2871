import { createWorkloadDocument } from '../../../packages/solver-core/bench/truss/workloadDocument.ts';
import {
  createDoubleLayerGrid,
  createGirder,
  createGrid,
  type TrussWorkload,
} from '../../../packages/solver-core/bench/truss/workloads.ts';

/** Columns of a girder of four rows with a hundred thousand rods: thirteen rods per column. */
const GIRDER_COLUMNS = 7694;

/** The large trusses that are opened, as documents from a user. */
export const LARGE_TRUSSES = {
  '1000 joints': () => createWorkloadDocument(createGrid(50, 20, 1)),
  '10 000 joints': () => createWorkloadDocument(createGrid(100, 100, 1)),
  '10 000 joints in space': () => createWorkloadDocument(createDoubleLayerGrid(71, 1)),
  '100 000 rods': () => createWorkloadDocument(girder()),
} as const;

export type LargeTruss = keyof typeof LARGE_TRUSSES;

function girder(): TrussWorkload {
  return createGirder(GIRDER_COLUMNS, 4, 1);
}
