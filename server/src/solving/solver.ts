import type { BeamOutcome, BeamTaskOptions } from './beam/beamTask.ts';
import type { CodedFailure } from './texts/failureText.ts';
import type { TrussOutcome, TrussTaskOptions } from './truss/trussTask.ts';

/** What is asked of the solving of each kind of structure, and what comes back. */
export interface Kinds {
  readonly msb: { readonly options: BeamTaskOptions; readonly outcome: BeamOutcome };
  readonly truss: { readonly options: TrussTaskOptions; readonly outcome: TrussOutcome };
}

export type Kind = keyof Kinds;

/** One solve: a document nobody has checked yet, what it is meant to be, and which results are wanted. */
export interface SolveTask<K extends Kind = Kind> {
  readonly kind: K;
  readonly document: unknown;
  readonly options: Kinds[K]['options'];
  /** The request it came in, JSON in UTF-8. */
  readonly written?: Uint8Array;
}

/** What a worker hands back. */
export type SolveOutcome<K extends Kind = Kind> = Kinds[K]['outcome'];

/**
 * A solved structure. Its answer comes as the bytes that are sent: they are handed from thread to thread, where a tree or a text would be copied,
 * and a text written anew in the thread that answers everybody.
 */
export interface SolvedOutcome<Told> {
  readonly kind: 'solved';
  readonly id: number;
  /** What was mended on reading; in the body too, here to be put into words. */
  readonly corrections: readonly CodedFailure[];
  /** What else is to be put into words for each reader: the same for whoever sends this structure. */
  readonly told: Told;
  /** The answer but for its id, its message and its texts: JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly isShareable: boolean;
}

/** A document that cannot be solved. */
export interface RefusedOutcome<Answer, Told> {
  readonly kind: 'refused';
  readonly answer: Answer;
  readonly told: Told;
}

export interface SolveAdmission {
  /** How many heavy tasks may wait already when this one comes; of light ones a multiple. */
  readonly queue: number;
  /** Size of the request's body, by which large documents are kept apart. @default 0 */
  readonly bytes?: number;
}

/** Solves tasks away from the thread that answers requests. */
export interface Solver {
  /** Rejects with ApiFailure `busy` when the queue is full, `solveTimeout` when the budget is spent. */
  solve<K extends Kind>(task: SolveTask<K>, admission: SolveAdmission): Promise<SolveOutcome<K>>;
  close(): Promise<void>;
}
