import { beam } from './beam.ts';
import { createKindTable } from './createKindTable.ts';
import { frame } from './frame.ts';
import type { SolvedStructure, Structure } from './structure.ts';
import { truss } from './truss.ts';

/**
 * The kinds of structures whose derived fields the server computes, and whose documents agents can send to its tools. A
 * kind's key is its name in addresses, documents and plans: `/case/msb`, `/embed/msb`.
 */
export const STRUCTURES = { msb: beam, truss } as const satisfies Readonly<Record<string, Structure>>;

export type StructureKind = keyof typeof STRUCTURES;

/** The word for a kind in texts and tools. */
export type StructureWord = (typeof STRUCTURES)[StructureKind]['word'];

/** Look-ups among the kinds with derived fields. */
export const {
  kinds: STRUCTURE_KINDS,
  rowOf: structureOf,
  has: isStructureKind,
  kindOfWord,
} = createKindTable<StructureKind, Structure<StructureWord>>(STRUCTURES);

/** The kinds of structures that the server solves, with and without derived fields. */
export const SOLVED = { ...STRUCTURES, frame } as const satisfies Readonly<Record<string, SolvedStructure>>;

export type SolvedKind = keyof typeof SOLVED;

/** The word for a solvable kind in texts and tools. */
export type SolvedWord = (typeof SOLVED)[SolvedKind]['word'];

/** Look-ups among the kinds that the server solves. */
export const {
  kinds: SOLVED_KINDS,
  rowOf: solvedOf,
  has: isSolvedKind,
  kindOfWord: solvedKindOfWord,
} = createKindTable<SolvedKind, SolvedStructure<SolvedWord>>(SOLVED);
