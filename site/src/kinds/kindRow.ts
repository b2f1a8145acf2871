import type { ComponentType, ReactNode } from 'react';
import type { Branch, BranchDocument } from '../ports/kept/branch.ts';
import type { Services } from '../ports/kept/services.ts';
import type { KindId, KindName } from './kindNames.ts';

/** The drawing of a saved task: its document, and its result where it is that of the document. */
export interface ThumbnailProps {
  readonly document: object;
  readonly solution: object | null;
  readonly hasValues?: boolean;
}

/** An example in its editor within a text; `still` stands in its place until its texts have come. */
export interface TryOutProps {
  readonly name: string;
  readonly still: ReactNode;
}

/**
 * The site's facts about a kind of structure. Pages, lists, links and storage ask the row of a kind; none of them knows
 * a kind by its name. Parts with code of the kind are fetched when they are asked for.
 */
export interface KindRow {
  readonly id: KindId;
  /** The route of its editor. */
  readonly page: KindName;
  /** The route on which a saved task of the kind is looked at. */
  readonly preview: 'previewBeam' | 'previewTruss';
  readonly titleKey: 'page.beam' | 'page.truss';
  /** The service that keeps its documents in this browser. */
  readonly shelf: keyof Pick<Services, 'shelf' | 'trussShelf'>;
  /** The beginning of its keys in the browser's storage. */
  readonly prefix: string;
  /** The key of the editor in the store of a document under which its steps back are kept. */
  readonly stepsKey: string;
  /** The key in the state of a link that asks its page for a document. */
  readonly asked: 'openBeam' | 'openTruss';
  /** Fetches what reads and keeps its documents, and hands that over. */
  readonly withBranch: <Result>(
    take: <Document extends BranchDocument, Solution extends object>(
      branch: Branch<Document, Solution>,
    ) => Result | Promise<Result>,
  ) => Promise<Result>;
  readonly loadThumbnail: () => Promise<{ readonly default: ComponentType<ThumbnailProps> }>;
  readonly loadTryOut: () => Promise<{ readonly default: ComponentType<TryOutProps> }>;
}
