import type { ReportWishes } from '../schemas/reportRequest.ts';
import type { Kinds, StructureKind } from '../solving/solver.ts';
import type { Locale } from '../words/locale.ts';
import { writeBeamReport } from './writeBeamReport.ts';
import { writeTrussReport } from './writeTrussReport.ts';

/** A report that somebody wants: of a document that nobody has checked. */
export interface ReportTask<K extends StructureKind = StructureKind> {
  readonly kind: K;
  readonly document: unknown;
  readonly wish: ReportWishes[K];
  readonly locale: Locale;
}

/** The file, or why there is none. */
export type ReportOutcome<K extends StructureKind = StructureKind> =
  | { readonly kind: 'written'; readonly title: string; readonly file: Uint8Array<ArrayBuffer> }
  | Extract<Kinds[K]['outcome'], { kind: 'refused' }>;

/** Writes a report on a structure of any kind as its editor does. */
export function writeReport(task: ReportTask): ReportOutcome {
  return isOf('truss', task) ? writeTrussReport(task) : writeBeamReport(task as ReportTask<'msb'>);
}

function isOf<K extends StructureKind>(kind: K, task: ReportTask): task is ReportTask<K> {
  return task.kind === kind;
}
