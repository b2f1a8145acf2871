import type { ReactionDocument, SourceFault } from '@eecs/solver-core/reactions';

/** A saved structure whose reactions a load can carry on. */
export interface ReactionTask {
  readonly id: number;
  readonly title: string;
}

/** The reactions of a saved structure, or why there are none. */
export type ReadReactions =
  | (ReactionDocument & { readonly id: number })
  | {
      readonly id: number;
      readonly fault: SourceFault;
      /** For a circle: the titles of its structures, in order. */
      readonly chain?: readonly string[];
    };

/** The saved structures whose reactions loads can carry on. Each call rejects if it fails. */
export interface ReactionPort {
  /** Lists the saved structures other than the document in the editor. */
  readonly listTasks: () => Promise<readonly ReactionTask[]>;
  /** Reads the present reactions of some of them, in SI units. */
  readonly read: (ids: readonly number[]) => Promise<readonly ReadReactions[]>;
}
