import type { LinkOutcome, LinkTaskOptions } from './links/linkTask.ts';
import type { ExactOutcome, ExactTaskOptions } from './exact/exactTask.ts';
import type { FrameOutcome, FrameTaskOptions } from './frame/frameTask.ts';
import type { BeamOutcome, BeamTaskOptions } from './beam/beamTask.ts';
import type {
  CatalogueOutcome,
  CatalogueTaskOptions,
  SectionOutcome,
  SectionTaskOptions,
} from './sections/sectionTask.ts';
import type { LightestOutcome, LightestTaskOptions } from './sizing/lightestTask.ts';
import type { LightestRodsOutcome, LightestRodsTaskOptions } from './sizing/lightestRodsTask.ts';
import type { TrussStudyOutcome, TrussStudyOptions } from './sizing/trussStudy.ts';
import type { TrussOutcome, TrussTaskOptions } from './truss/trussTask.ts';

/** The task and the outcome of each kind of structure and of the other computations: sections, searches, links. */
export interface Kinds {
  readonly msb: { readonly options: BeamTaskOptions; readonly outcome: BeamOutcome };
  readonly truss: { readonly options: TrussTaskOptions; readonly outcome: TrussOutcome };
  readonly frame: { readonly options: FrameTaskOptions; readonly outcome: FrameOutcome };
  readonly section: { readonly options: SectionTaskOptions; readonly outcome: SectionOutcome };
  readonly catalogue: { readonly options: CatalogueTaskOptions; readonly outcome: CatalogueOutcome };
  readonly lightest: { readonly options: LightestTaskOptions; readonly outcome: LightestOutcome };
  readonly lightestRods: { readonly options: LightestRodsTaskOptions; readonly outcome: LightestRodsOutcome };
  readonly exact: { readonly options: ExactTaskOptions; readonly outcome: ExactOutcome };
  readonly trussStudy: { readonly options: TrussStudyOptions; readonly outcome: TrussStudyOutcome };
  readonly link: { readonly options: LinkTaskOptions; readonly outcome: LinkOutcome };
}

export type Kind = keyof Kinds;

/** One solve: a document that is not validated yet, its supposed kind, and the requested results. */
export interface SolveTask<K extends Kind = Kind> {
  readonly kind: K;
  readonly document: unknown;
  readonly options: Kinds[K]['options'];
  /** The request that contains the document, JSON in UTF-8. */
  readonly written?: Uint8Array;
}

/** The result of a worker. */
export type SolveOutcome<K extends Kind = Kind> = Kinds[K]['outcome'];

export interface SolveAdmission {
  /** The number of heavy tasks that may already wait when a task arrives; a multiple of it applies to light tasks. */
  readonly queue: number;
  /** The size of the request's body, which separates heavy documents from light ones. @default 0 */
  readonly bytes?: number;
}

/** Solves tasks outside the thread that answers requests. */
export interface Solver {
  /**
   * Rejects with ApiFailure `busy` if the queue is full or the thread got no processor time, and with `solveTimeout` if
   * the time limit is exceeded.
   */
  solve<K extends Kind>(task: SolveTask<K>, admission: SolveAdmission): Promise<SolveOutcome<K>>;
  close(): Promise<void>;
}
