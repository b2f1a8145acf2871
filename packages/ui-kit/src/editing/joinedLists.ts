import type { CommonCase } from '@eecs/solver-core';
import type { JointPlace } from './place.ts';

interface Load {
  readonly sets: number;
}

/** A joint or a line of a structure, with its loads. */
export interface Loaded {
  readonly id: string | number;
  readonly loads: readonly Load[];
}

export interface Line extends Loaded {
  readonly i: number;
  readonly j: number;
  readonly materialIndex: number;
}

/** A document of joints and the lines between them. */
export interface JoinedCase extends Pick<
  CommonCase,
  'schema' | 'units' | 'caseSets' | 'materials' | 'sections'
> {
  readonly joints: readonly (Loaded & JointPlace)[];
}

export type JointOf<Case extends JoinedCase> = Case['joints'][number];
export type LoadOf<Owner extends Loaded> = Owner['loads'][number];

/** The lists of a structure that a copy or a paste changes. */
interface CopiedLists<Case extends JoinedCase, One extends Line> extends Pick<
  Case,
  'joints' | 'materials' | 'sections'
> {
  readonly lines: readonly One[];
}

/** The names and functions by which edits reach the lists of a kind of structure of joints and lines. */
export interface JoinedLists<
  Case extends JoinedCase,
  One extends Line & Readonly<Record<Section, number>>,
  Section extends string,
  Item extends { readonly kind: string },
> {
  /** The kind of an item that is a line. */
  readonly line: Item['kind'];
  readonly linesOf: (document: Case) => readonly One[];
  readonly put: (document: Case, lists: CopiedLists<Case, One>) => Case;
  /** The field in which a line names its cross-section. */
  readonly section: Section;
}
