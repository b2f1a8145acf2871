import type { Choice, Combinations } from '../combinations.ts';

/** A part of a member: exactly one of its choices acts. */
export interface PlannedPart {
  readonly choices: readonly Choice[];
  /** Index of the member, over all expressions. */
  readonly member: number;
  /** The sources of its choices, if all choices with sources have the same ones; else null. */
  readonly only: readonly number[] | null;
}

/** An action of an expression with the indices of its members. */
export interface PlannedSlot {
  readonly leads: boolean;
  readonly members: readonly number[];
}

/** The parts of all expressions in one list, so that each is followed along a beam by its index. */
export interface EnvelopePlan {
  readonly parts: readonly PlannedPart[];
  readonly members: readonly { readonly set: number; readonly parts: readonly number[] }[];
  readonly expressions: readonly { readonly label: string; readonly slots: readonly PlannedSlot[] }[];
}

/** Lists the parts, members and slots of combinations. */
export function planEnvelope({ expressions }: Combinations): EnvelopePlan {
  const parts: PlannedPart[] = [];
  const members: { readonly set: number; readonly parts: readonly number[] }[] = [];
  return {
    parts,
    members,
    expressions: expressions.map(({ label, slots }) => ({
      label,
      slots: slots.map((slot) => ({
        leads: slot.leads,
        members: slot.members.map(({ set, parts: own }) => {
          const member = members.length;
          const indices = own.map((choices) => parts.push({ choices, member, only: findOnly(choices) }) - 1);
          return members.push({ set, parts: indices }) - 1;
        }),
      })),
    })),
  };
}

function findOnly(choices: readonly Choice[]): readonly number[] | null {
  const acting = choices.filter(({ sources }) => sources.length > 0).map(({ sources }) => sources);
  const first = acting[0] ?? [];
  return acting.every((one) => one === first || one.join() === first.join()) ? first : null;
}
