import { beam } from './beam.ts';
import { createKindTable } from './createKindTable.ts';
import { frame } from './frame.ts';
import type { Structure } from './structure.ts';
import { truss } from './truss.ts';

/**
 * The kinds of structures that the server solves, and whose documents agents can send to its tools. A kind's key is its
 * name in addresses, documents and plans: `/case/msb`, `/embed/msb`.
 */
export const STRUCTURES = { msb: beam, truss, frame } as const satisfies Readonly<Record<string, Structure>>;

export type StructureKind = keyof typeof STRUCTURES;

/** The word for a kind in texts and tools. */
export type StructureWord = (typeof STRUCTURES)[StructureKind]['word'];

/** The kinds of documents that are solved as another kind: arches, columns and piles are frames. */
export const SOLVED_AS = { arch: 'frame', pile: 'frame' } as const satisfies Readonly<
  Record<string, StructureKind>
>;

/** A kind of document that has an editor. */
export type EditedKind = StructureKind | keyof typeof SOLVED_AS;

/** Look-ups among the kinds. */
export const {
  kinds: STRUCTURE_KINDS,
  rowOf: structureOf,
  has: isStructureKind,
  kindOfWord,
} = createKindTable<StructureKind, Structure<StructureWord>>(STRUCTURES);

/** The kinds of documents that have editors. */
export const EDITED_KINDS: readonly EditedKind[] = [
  ...STRUCTURE_KINDS,
  ...(Object.keys(SOLVED_AS) as (keyof typeof SOLVED_AS)[]),
];

/** Returns the kind as which documents of a kind are solved; null if there is no such kind. */
export function solvedKindOf(kind: EditedKind): StructureKind;
export function solvedKindOf(kind: string): StructureKind | null;
export function solvedKindOf(kind: string): StructureKind | null {
  if (isStructureKind(kind)) return kind;
  return Object.hasOwn(SOLVED_AS, kind) ? SOLVED_AS[kind as keyof typeof SOLVED_AS] : null;
}
