import {
  type DocumentReactions,
  type LoadedCase,
  type ReactingSet,
  type ReactionDocument,
  type SourceFault,
  listReactions,
  refreshCarriedLoads,
} from '@eecs/solver-core/reactions';
import { solvedKindOf, structureOf, type StructureKind } from '../kinds/structures.ts';
import type { OpenedTask } from '../repositories/tasks.ts';
import { listSources } from './listSources.ts';

/** Returns the results of each set of a document; null if it cannot be solved. */
export type SolveSets = (kind: StructureKind, document: object) => Promise<readonly ReactingSet[] | null>;

export interface ReactionPorts {
  /** Opens one of the caller's own tasks; null if there is none. */
  readonly open: (id: number) => Promise<OpenedTask | null>;
  readonly solve: SolveSets;
}

/** The reactions of a task, or why it has none. */
export type TaskReactions = (ReactionDocument & { readonly kind: StructureKind }) | SourceFault;

/**
 * Creates a reader of the present reactions of saved tasks. A task that itself carries reactions is refreshed first, so
 * that a change passes through a chain of structures. Each task is read and solved once. `circle` is returned for a
 * task that carries reactions of `task`, directly or through others.
 */
export function createReactionReader(
  { open, solve }: ReactionPorts,
  task: number | null,
): (id: number) => Promise<TaskReactions> {
  const found = new Map<number, Promise<TaskReactions>>();

  const read = async (id: number, above: readonly number[]): Promise<TaskReactions> => {
    if (id === task || above.includes(id)) return 'circle';
    const known = found.get(id);
    if (known !== undefined) return known;
    const reading = readOne(id, above);
    found.set(id, reading);
    return reading;
  };

  const readOne = async (id: number, above: readonly number[]): Promise<TaskReactions> => {
    const opened = await open(id);
    if (opened === null) return 'missing';
    const { title, loadCase, solution } = opened;
    const kind = solvedKindOf(opened.kind);
    if (kind === null) return 'unsolved';
    const reading = structureOf(kind).read(loadCase);
    if (!reading.ok) return 'unsolved';
    // The documents that are solved are those whose loads can carry reactions.
    const kept = reading.document as LoadedCase;
    const sources = new Map<number, TaskReactions>();
    for (const source of listSources(kept)) sources.set(source, await read(source, [...above, id]));
    if ([...sources.values()].includes('circle')) return 'circle';
    const { document } = refreshCarriedLoads(kept, sources);
    const current = document === kept ? reading : structureOf(kind).read(document);
    if (!current.ok) return 'unsolved';
    const hash = current.hash();
    const sets = setsOf(solution, hash) ?? (await solve(kind, document));
    if (sets === null) return 'unsolved';
    const reactions: DocumentReactions = listReactions(document, sets);
    return { kind, title, hash, ...reactions };
  };

  return (id) => read(id, []);
}

/** Returns the sets of a stored solution of the document with the given hash. */
function setsOf(solution: OpenedTask['solution'], hash: string): readonly ReactingSet[] | null {
  if (solution === null || solution['hash'] !== hash) return null;
  const { sets } = solution;
  // A client stores solutions: those that are not answers of the solver are ignored.
  return Array.isArray(sets) && sets.length > 0 && sets.every(hasReactions) ? sets : null;
}

function hasReactions(set: unknown): set is ReactingSet {
  if (typeof set !== 'object' || set === null || !('R' in set) || !Array.isArray(set.R)) return false;
  return set.R.every(
    (reaction: unknown) =>
      typeof reaction === 'object' &&
      reaction !== null &&
      Object.values(reaction).every((value) => typeof value === 'object' || Number.isFinite(value)) &&
      ('support' in reaction || 'joint' in reaction),
  );
}
