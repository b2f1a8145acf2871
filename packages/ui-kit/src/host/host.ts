import type { DialogOutcome, DialogRequest } from './dialogRequest.ts';
import type { Library } from './library.ts';
import type { NoticeRequest } from './noticeRequest.ts';

/** A place to keep values between visits. `write` answers false when there is no room. */
export interface Store {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => void;
  /** Whether there is anything under a key, be it readable or not; without it what cannot be read counts as absent. */
  readonly has?: (key: string) => boolean;
}

/** Options of every call of the host. */
export interface HostCall {
  /** Ends the call: its answer is not wanted any more. */
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
   * reader why. Its `kind` gives the cause: `rejected` if the server does not accept the request, `failed` if its
   * answer is unusable. An error without `kind` means that there was no answer.
   */
  readonly solve?: (document: Document, options?: Asked & HostCall) => Promise<Answer>;
  /**
   * Words an error that `solve` rejected with in the language of the moment, which may be another one by now.
   * @default its message
   */
  readonly describe?: (error: unknown) => string;
  /** Where a widget may keep values between visits; without it nothing is kept. An editor keeps its
   * steps back (`beam.steps`), texts that wait in fields (`beam.drafts`), the parts of a report (`beam.report`), the
   * title block of every report (`report.template`) and how wide its panel is (`beam.view`): two of a
   * kind want
   * stores of their own. */
  readonly store?: Store;
  /**
   * Saves a document in the host page; Ctrl S calls this. The host tells the reader the result. Without it, Ctrl S
   * saves a file.
   */
  readonly save?: (document: Document) => void;
  /**
   * Makes the thread in which the preview solves, where the page has the file elsewhere than its bundler puts it: one
   * that runs `dist/live/liveWorker.js` of `@eecs/ui-beam`, or `dist/live/trussWorker.js` of `@eecs/ui-truss`. Null, or
   * a failure, leaves the solving to the page. Asked at mount. @default the file beside the editor's own
   */
  readonly createWorker?: () => Worker | null;
  /**
   * Takes over notices: the widget then shows none of its own. The call's `signal` ends when what a notice reports is
   * over, as the way back that it offers is after another edit.
   */
  readonly notify?: (notice: NoticeRequest, call: Required<HostCall>) => void;
  /** Takes over dialogs: the widget then opens none of its own. */
  readonly confirm?: (request: DialogRequest) => Promise<DialogOutcome>;
  /** Opens a path of the surrounding application. */
  readonly open?: (path: string) => void;
  /**
   * Where standard materials and sections, and those the reader keeps, are found.
   * @default the catalogue of the core
   */
  readonly library?: Library;
  /**
   * A sentence about `solve` for the tip of its button and the line at the foot: what it does beyond the preview.
   * @default none
   */
  readonly solveNote?: string;
  /** Names of the features that may be used, for `useFeature`. @default 'all' */
  readonly features?: 'all' | ReadonlySet<string>;
  /**
   * Tells the reader why a feature may not be used here and how to have it; asked
   * for where one that is missing is pressed.
   */
  readonly explain?: (feature: string) => void;
}

/** Returns whether a feature may be used in these surroundings. */
export function hasFeature(host: Host, feature: string): boolean {
  const features = host.features ?? 'all';
  return features === 'all' || features.has(feature);
}
