import type { DialogOutcome, DialogRequest } from './dialogRequest.ts';
import type { Library } from './library.ts';
import type { ReactionPort } from './reactionPort.ts';
import type { NoticeRequest } from './noticeRequest.ts';

/** A store for values between visits. `write` returns false if there is no room. */
export interface Store {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  /** Whether a key has a value, readable or not; without this method an unreadable value counts as absent. */
  readonly has?: (key: string) => boolean;
}

/** Options of every call of the host. */
export interface HostCall {
  /** Cancels the call: its answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/**
 * The only interface through which a widget uses its host page. Every member is optional; a widget also works without
 * a host. The type parameters are the documents a widget solves, their answers, and the options of a request
 * (`include`, `mohr`, …).
 */
export interface Host<Document = never, Answer = unknown, Asked extends object = object> {
  /**
   * Solves on a server; without it a widget solves by itself. A failure rejects with an error whose message gives the
   * reader the reason. Its `kind` gives the cause: `rejected` if the server does not accept the request, `failed` if
   * its answer is unusable. An error without `kind` means that there was no answer.
   */
  readonly solve?: (document: Document, options?: Asked & HostCall) => Promise<Answer>;
  /**
   * Describes an error of `solve` in the current language, which may have changed since.
   * @default its message
   */
  readonly describe?: (error: unknown) => string;
  /**
   * Stores values of a widget between visits; without it nothing is stored. An editor stores its undo steps
   * (`beam.steps`), uncommitted texts of fields (`beam.drafts`), the parts of a report (`beam.report`), the title block
   * of every report (`report.template`) and the width of its panel (`beam.view`): two editors of a kind need separate
   * stores.
   */
  readonly store?: Store;
  /**
   * Saves a document in the host page; Ctrl S calls this. The host tells the reader the result. Without it, Ctrl S
   * saves a file.
   */
  readonly save?: (document: Document) => void;
  /**
   * Creates the worker that solves the preview and combines case sets, if the file is not where the page's bundler puts
   * it: a worker that runs `dist/live/liveWorker.js` of `@eecs/ui-beam`, `dist/live/trussWorker.js` of `@eecs/ui-truss`,
   * or `dist/live/combineWorker.js` of `@eecs/ui-frame`, which only combines. If it returns null or throws, the page
   * solves itself. Read at mount. @default the file beside the editor's own
   */
  readonly createWorker?: () => Worker | null;
  /**
   * Shows notices in place of the widget. The call's `signal` aborts when a notice becomes obsolete, for example when
   * the undo that it offers is no longer possible after another edit.
   */
  readonly notify?: (notice: NoticeRequest, call: Required<HostCall>) => void;
  /** Opens dialogs in place of the widget. */
  readonly confirm?: (request: DialogRequest) => Promise<DialogOutcome>;
  /** Opens a path of the host application. */
  readonly open?: (path: string) => void;
  /**
   * The source of standard materials and sections, and of the reader's own.
   * @default the catalogue of the core
   */
  readonly library?: Library;
  /**
   * The saved structures whose reactions loads can carry on.
   * @default none: loads that carry reactions keep their last values
   */
  readonly reactions?: ReactionPort;
  /**
   * A sentence about `solve` for the tooltip of its button and the status line: what it does beyond the preview.
   * @default none
   */
  readonly solveNote?: string;
  /** Names of the permitted features, for `useFeature`. @default 'all' */
  readonly features?: 'all' | ReadonlySet<string>;
  /**
   * Explains to the reader why a feature is not available and how to get it; called when an unavailable feature is
   * pressed.
   */
  readonly explain?: (feature: string) => void;
}

/** Returns whether the host permits a feature. */
export function hasFeature(host: Host, feature: string): boolean {
  const features = host.features ?? 'all';
  return features === 'all' || features.has(feature);
}
