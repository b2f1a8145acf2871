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

/** The names under which documents of a kind of structure are stored and shown. */
export interface BranchPlace<Kind extends string = KindId> {
  /** The name that the server uses for its tasks. */
  readonly kind: Kind;
  /** Prefix of the keys in the browser's storage. */
  readonly prefix: string;
  /** The key under which its editor stores the undo steps. */
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

/** Functions that the site needs to store, save and open documents of one kind of structure. */
export interface Branch<
  Document extends BranchDocument,
  Solution extends object,
  Kind extends string = KindId,
> extends BranchPlace<Kind> {
  /** Reads a stored or external document; returns null if it is not valid. */
  readonly parse: (value: unknown) => Document | null;
  readonly hash: (document: Document) => string;
  /** Returns whether a value from outside is the whole result of this very document. */
  readonly isSolutionOf: (value: unknown, document: Document) => value is Solution;
  /** Returns the size by which an untitled document is named: its spans or rods, and its length. */
  readonly sizeOf: (document: Document) => DocumentSize;
  /** The result without the parts that only explain it. */
  readonly thin: (solution: Solution) => Solution;
  /** Reads the request that a link makes of the page. */
  readonly readAsked: (state: unknown) => Document | 'new' | null;
}
