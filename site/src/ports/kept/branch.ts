import type { UnitSystem } from '@eecs/solver-core';
import type { KindId } from '../../kinds/kindNames.ts';
import type { Shelf } from './shelf.ts';

/** Fields that every document of a branch has. */
export interface BranchDocument {
  readonly units: { readonly system: UnitSystem };
  readonly title: string;
  readonly description: string;
  readonly readonly: boolean;
  /** Index of the displayed case set. */
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
  /** Picks the shelf of this kind's documents in this browser. */
  readonly pickShelf: (services: { readonly shelves: Readonly<Record<Kind, Shelf>> }) => Shelf;
  /** Returns the path of its editor with the document of a hash. */
  readonly toPath: (hash: string) => string;
  /** The state of a link that requests an empty document. */
  readonly askNew: object;
}

/** The size by which documents of a kind are distinguished at a glance. */
export interface DocumentSize {
  /** Number of spans of a beam, or of rods of a truss. */
  readonly count: number;
  /** Total length, in the length unit of the document. */
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
  /** Returns whether an external value is a complete result of this document. */
  readonly isSolutionOf: (value: unknown, document: Document) => value is Solution;
  /** Returns the size that stands in the name of an untitled document: its spans or rods, and its length. */
  readonly sizeOf: (document: Document) => DocumentSize;
  /** Returns the result without the parts that only explain it. */
  readonly thin: (solution: Solution) => Solution;
  /** Reads the request that a link makes of the page. */
  readonly readAsked: (state: unknown) => Document | 'new' | null;
}
