import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from '../ports/api/apiClient.ts';
import type { Branch, BranchDocument } from '../ports/kept/branch.ts';
import type { SiteMessageKey } from '../messages/siteMessages.ts';
import type { LoadedPage } from '../routes/siteRoute.ts';
import type { KindId, KindName } from './kindNames.ts';

/** The drawing of a saved task: its document, with the stored result if the result belongs to that document. */
export interface ThumbnailProps {
  readonly document: object;
  readonly solution: object | null;
  readonly hasValues?: boolean;
}

/** An example in its editor within a text; `still` is shown until its texts have loaded. */
export interface TryOutProps {
  readonly name: string;
  readonly still: ReactNode;
}

/**
 * The server calls that solve a kind of document and write its report. Without the second call the editor writes
 * reports itself.
 */
export interface KindCalls<Document, Answer, Asked, Wish> {
  readonly solve: (api: ApiClient, document: Document, options: Asked | undefined) => Promise<Answer>;
  readonly writeReport?: (api: ApiClient, document: Document, wanted: Wish) => Promise<Blob>;
}

/** The calls of a kind, with the types of its editor's host. */
export type CallsOf<Host extends AnyHost> = KindCalls<
  Parameters<NonNullable<Host['solve']>>[0],
  Awaited<ReturnType<NonNullable<Host['solve']>>>,
  Parameters<NonNullable<Host['solve']>>[1],
  Parameters<NonNullable<Host['writeReport']>>[1]
>;

interface AnyHost {
  readonly solve?: (document: never, options?: never) => Promise<unknown>;
  readonly writeReport?: (document: never, wanted: never) => Promise<Blob>;
}

/** The drawing of a kind in lists and on buttons; `size` is its side in px. */
export type KindIcon = ComponentType<{ readonly size?: number }>;

/**
 * The site's facts about a kind of structure. Pages, lists, links and storage read the row of a kind; none of them
 * tests for a kind by name. Code of the kind is loaded on demand.
 */
export interface KindRow<Id extends string = KindId, Page extends string = KindName> {
  /** The name of the kind on the server and in addresses. */
  readonly id: Id;
  /** The route of its editor. */
  readonly page: Page;
  /** The route of the preview of a saved task. */
  readonly preview: `preview${Capitalize<Page>}`;
  readonly titleKey: SiteMessageKey;
  /** The text of the button that creates a new document. */
  readonly newKey: SiteMessageKey;
  /** The page that creates a new document: the page of new tasks, which has fields for it, or an empty board. */
  readonly begins: 'newTask' | 'board';
  readonly Icon: KindIcon;
  readonly calls: KindCalls<never, object, never, never>;
  /** The prefix of its keys in the browser's storage. */
  readonly prefix: string;
  /** The editor's key in the store of a document, under which its undo steps are stored. */
  readonly stepsKey: string;
  /** The key in the state of a link that passes a document to its page. */
  readonly asked: string;
  /** Loads and returns the code that reads and stores its documents. */
  readonly withBranch: <Result>(
    take: <Document extends BranchDocument, Solution extends object>(
      branch: Branch<Document, Solution, Id>,
    ) => Result | Promise<Result>,
  ) => Promise<Result>;
  /** Fetches the page of its editor. */
  readonly loadPage: () => Promise<LoadedPage>;
  /** Fetches the page that previews a saved task. */
  readonly loadPreview: () => Promise<LoadedPage>;
  readonly loadThumbnail: () => Promise<{ readonly default: ComponentType<ThumbnailProps> }>;
  readonly loadTryOut: () => Promise<{ readonly default: ComponentType<TryOutProps> }>;
}
