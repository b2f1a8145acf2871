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

/** Look-ups among the kinds. */
export const {
  kinds: STRUCTURE_KINDS,
  rowOf: structureOf,
  has: isStructureKind,
  kindOfWord,
} = createKindTable<StructureKind, Structure<StructureWord>>(STRUCTURES);
