import { atom } from 'jotai/vanilla';

/** A place of a member: its share of the chord, from joint i. */
export interface MemberPoint {
  readonly member: number;
  readonly share: number;
}

/** The place of a member that the pointer was over last. */
export const pointedAtom = atom<MemberPoint | null>(null);
