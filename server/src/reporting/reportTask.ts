import type { StructureKind } from '../kinds/structures.ts';
import type { ReportWishes } from '../schemas/reportRequest.ts';
import type { Kinds } from '../solving/solver.ts';
import type { Locale } from '../words/locale.ts';

/** A requested report; its document is not validated yet. */
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
