import { beam } from './beam.ts';
import { frame } from './frame.ts';
import type { SolvedStructure, Structure } from './structure.ts';
import { truss } from './truss.ts';

/**
 * The kinds of structures that have an editor. A kind's key is its name in addresses, documents and plans:
 * `/case/msb`, `/embed/msb`.
 */
export const STRUCTURES = { msb: beam, truss } as const satisfies Readonly<Record<string, Structure>>;

export type StructureKind = keyof typeof STRUCTURES;

/** The word for a kind in texts and tools. */
export type StructureWord = (typeof STRUCTURES)[StructureKind]['word'];

export const STRUCTURE_KINDS = Object.keys(STRUCTURES) as readonly StructureKind[];

/** Gets the row of a kind. */
export function structureOf(kind: StructureKind): Structure<StructureWord> {
  return STRUCTURES[kind];
}

/** Returns whether a kind of structure has an editor. */
export function isStructureKind(name: string): name is StructureKind {
  return Object.hasOwn(STRUCTURES, name);
}

/** Gets the kind that tools call by a word. */
export function kindOfWord(word: StructureWord): StructureKind {
  const kind = STRUCTURE_KINDS.find((one) => STRUCTURES[one].word === word);
  if (kind === undefined) throw new Error(`\`kindOfWord\` knows no kind called ${word}`);
  return kind;
}

/** The kinds of structures that the server solves, with and without an editor. */
export const SOLVED = { ...STRUCTURES, frame } as const satisfies Readonly<Record<string, SolvedStructure>>;

export type SolvedKind = keyof typeof SOLVED;

/** The word for a solved kind in texts and tools. */
export type SolvedWord = (typeof SOLVED)[SolvedKind]['word'];

export const SOLVED_KINDS = Object.keys(SOLVED) as readonly SolvedKind[];

/** Gets the row of a solved kind. */
export function solvedOf(kind: SolvedKind): SolvedStructure<SolvedWord> {
  return SOLVED[kind];
}

/** Returns whether a kind of structure can be solved. */
export function isSolvedKind(name: string): name is SolvedKind {
  return Object.hasOwn(SOLVED, name);
}

/** Gets the solved kind that tools call by a word. */
export function solvedKindOfWord(word: SolvedWord): SolvedKind {
  const kind = SOLVED_KINDS.find((one) => SOLVED[one].word === word);
  if (kind === undefined) throw new Error(`\`solvedKindOfWord\` knows no kind called ${word}`);
  return kind;
}
