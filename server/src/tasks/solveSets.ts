import type { ReactingSet } from '@eecs/solver-core/reactions';
import { ApiFailure } from '../failures/errors.ts';
import type { StructureKind } from '../kinds/structures.ts';
import type { SolveDesk } from '../solving/solveDesk.ts';

/** A document of a saved task, its owner, and the features of the owner's plan; null for all. */
export interface SavedStructure {
  readonly kind: StructureKind;
  readonly document: object;
  readonly userId: number;
  readonly featuresOf: (kind: StructureKind) => Promise<ReadonlySet<string> | null>;
}

/** Only the reactions are read. */
const WITHOUT_PARTS = { include: [] } as const;

/**
 * Solves the document of a saved task; returns the results of each set, or null if it cannot be solved in time or the
 * plan does not allow it. Rejects with the other failures of the desk.
 */
export async function solveSets(
  desk: SolveDesk,
  { kind, document, userId, featuresOf }: SavedStructure,
): Promise<readonly ReactingSet[] | null> {
  const releases: (() => void)[] = [];
  const client = {
    allowance: 'full',
    features: await featuresOf(kind),
    key: `user ${userId}`,
    userId,
  } as const;
  const written = Buffer.from(JSON.stringify({ data: document, ...WITHOUT_PARTS }));
  try {
    const task = { kind, document, options: WITHOUT_PARTS, written };
    const outcome = await desk.solve(task, client, (release) => releases.push(release));
    if (outcome.kind !== 'solved') return null;
    const { sets } = JSON.parse(new TextDecoder().decode(outcome.body)) as { readonly sets: ReactingSet[] };
    return sets;
  } catch (error) {
    if (error instanceof ApiFailure && error.key === 'solveTimeout') return null;
    throw error;
  } finally {
    for (const release of releases) release();
  }
}
