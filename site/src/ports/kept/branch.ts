import type { UnitSystem } from '@eecs/solver-core';
import type { KindId } from '../../kinds/kindNames.ts';
import type { Shelf } from './shelf.ts';

/** Fields that every document of a branch has. */
export interface BranchDocument {
  readonly units: { readonly system: UnitSystem };
  readonly title: string;
  readonly description: string;
  readonly readonly: boolean;
  /** Index of the case set that is shown. */
  readonly k: number;
  readonly caseSets: readonly { readonly title: string; readonly description: string }[];
}

/** Where the documents of a kind of structure are kept and shown. */
export interface BranchPlace<Kind extends string = KindId> {
  /** As the server calls its tasks. */
  readonly kind: Kind;
  /** Prefix of the keys in the browser's storage. */
  readonly prefix: string;
  /** Where its editor keeps the steps back. */
  readonly stepsKey: string;
  /** The documents of this kind that are kept in this browser. */
  readonly pickShelf: (services: { readonly shelves: Readonly<Record<Kind, Shelf>> }) => Shelf;
  /** The page of its editor, which shows the document of a hash. */
  readonly toPath: (hash: string) => string;
  /** The state of a link that asks for an empty document. */
  readonly askNew: object;
}

/** The summary that distinguishes documents of a kind at a glance. */
export interface DocumentSize {
  /** How many spans a beam has between its supports, or how many rods a truss. */
  readonly count: number;
  /** Length of the whole, in the unit of length of the document's system. */
  readonly length: number;
}

/** Functions that the site needs to keep, save and open documents of one kind of structure. */
export interface Branch<
  Document extends BranchDocument,
  Solution extends object,
  Kind extends string = KindId,
> extends BranchPlace<Kind> {
  /** Reads what was kept or comes from outside; null if it cannot be understood. */
  readonly parse: (value: unknown) => Document | null;
  readonly hash: (document: Document) => string;
  /** Returns whether a value from outside is the whole result of this very document. */
  readonly isSolutionOf: (value: unknown, document: Document) => value is Solution;
  /** Returns the size by which an untitled document is named: its spans or rods, and its length. */
  readonly sizeOf: (document: Document) => DocumentSize;
  /** The result without what only explains it. */
  readonly thin: (solution: Solution) => Solution;
  /** Reads what a link asked the page for. */
  readonly readAsked: (state: unknown) => Document | 'new' | null;
}
