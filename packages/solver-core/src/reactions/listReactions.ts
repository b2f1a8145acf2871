import type { Reaction } from '../beam/results/planeResults.ts';
import type { FrameReaction } from '../frame/results/frameReactions.ts';
import type { CaseSet } from '../model/common/document.ts';
import { convertQuantity } from '../units/convertQuantity.ts';
import type { LoadedCase } from './carriedLoads.ts';

/** Reactions on a structure: forces along +x and +y, N, and the counter-clockwise moment, N·m. */
export interface ReactionValues {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A support of a solved document, with its reactions in each of the listed sets. */
export interface SupportReactions {
  /** Index of the support of a beam, or id of the joint of a truss or frame. */
  readonly reaction: string | number;
  /** x and y of the support, m. */
  readonly place: readonly [number, number];
  readonly values: readonly ReactionValues[];
}

/** The reactions of a solved document, which loads of another document can carry. */
export interface DocumentReactions {
  /**
   * The case sets that are no combinations of others, by title and action; a document without sets has one without a
   * title.
   */
  readonly sets: readonly Pick<CaseSet, 'title' | 'action'>[];
  readonly supports: readonly SupportReactions[];
}

/** The results of a set that contain reactions: `R` of a solved beam, truss or frame. */
export interface ReactingSet {
  readonly R: readonly (Reaction | FrameReaction | JointReaction)[];
}

/** The reaction at a joint of a truss. */
interface JointReaction {
  readonly joint: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Lists the reactions of a solved document in SI units, whatever its own units. `sets` are those of its answer, in the
 * order of its case sets. Combined sets are left out, because the document that carries the loads combines them itself;
 * a document that has only combined sets lists these.
 */
export function listReactions(document: LoadedCase, sets: readonly ReactingSet[]): DocumentReactions {
  const { caseSets } = document;
  const separate = caseSets.flatMap(({ combined }, index) => (combined ? [] : [index]));
  const chosen = separate.length > 0 ? separate : sets.map((_, index) => index);
  const listed = chosen.flatMap((index) => sets[index] ?? []);
  const [first] = listed;
  return {
    sets: chosen.map((index) => ({
      title: caseSets[index]?.title ?? '',
      ...(caseSets[index]?.action !== undefined && { action: caseSets[index].action }),
    })),
    supports: (first?.R ?? []).flatMap((reaction) => {
      const at = placeOf(document, reaction);
      if (at === null) return [];
      const values = listed.map(({ R }) =>
        valuesIn(
          document,
          R.find((other) => isSame(other, reaction)),
        ),
      );
      return [{ ...at, values }];
    }),
  };
}

function isSame(a: ReactingSet['R'][number], b: ReactingSet['R'][number]): boolean {
  return 'support' in a ? 'support' in b && a.support === b.support : 'joint' in b && a.joint === b.joint;
}

function placeOf(
  document: LoadedCase,
  reaction: ReactingSet['R'][number],
): Pick<SupportReactions, 'reaction' | 'place'> | null {
  const { system } = document.units;
  const metres = (length: number): number => convertQuantity(length, 'length', system, 0);
  if ('support' in reaction) return { reaction: reaction.support, place: [metres(reaction.x), 0] };
  const joint = document.className === 'casemsb' ? undefined : document.joints[reaction.joint];
  return joint === undefined ? null : { reaction: joint.id, place: [metres(joint.x), metres(joint.y)] };
}

function valuesIn(
  { units: { system } }: LoadedCase,
  reaction: ReactingSet['R'][number] | undefined,
): ReactionValues {
  if (reaction === undefined) return { x: 0, y: 0, r: 0 };
  const force = (value: number): number => convertQuantity(value, 'force', system, 0) + 0;
  const moment = (value: number): number => convertQuantity(value, 'moment', system, 0) + 0;
  if ('support' in reaction)
    return { x: force(reaction.axial), y: force(reaction.normal), r: moment(reaction.moment) };
  return {
    x: force(reaction.x),
    y: force(reaction.y),
    r: moment('moment' in reaction ? reaction.moment : 0),
  };
}
