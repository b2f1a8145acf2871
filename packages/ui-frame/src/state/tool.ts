import { type PrimitiveAtom, atom } from 'jotai/vanilla';
import type { FrameSupportClass } from '@eecs/solver-core/frame';
import { type BoardBox, createTypedPlace } from '@eecs/ui-kit/editor';
import type { MemberRefusal } from '../editing/edit.ts';
import type { MemberPlace } from '../editing/members.ts';
import type { Place } from '../editing/place.ts';
import type { Snapped } from '../editing/snap.ts';
import { chosenKeysAtom } from './selection.ts';

/** The tools, which determine the effect of a press on the board. */
export const TOOLS = ['select', 'member', 'support', 'hinge', 'force', 'distributed', 'moment'] as const;
export type Tool = (typeof TOOLS)[number];

export const toolAtom = atom<Tool>('select');

/** The class of support that the tool gives a joint without one: the last used one. */
export const supportClassAtom: PrimitiveAtom<FrameSupportClass> = atom<FrameSupportClass>('cantilever');

/** The joint from which the chain of members continues. */
export interface MemberStart {
  readonly end: MemberPlace;
  readonly place: Place;
  /**
   * The time at which the member was begun, ms of the page, so that the second press of a double click does not begin
   * another one.
   */
  readonly atMs: number;
}

/** The place where the next member begins, or null if none is begun. */
export const memberStartAtom = atom<MemberStart | null>(null);

/** The object that is being drawn and is not in the document yet. */
export interface Ghost {
  readonly aim: Snapped | null;
  readonly from: Place | null;
  /** Why nothing can be placed here. */
  readonly refusal: MemberRefusal | null;
}

export const NO_GHOST: Ghost = { aim: null, from: null, refusal: null };

export const ghostAtom = atom<Ghost>(NO_GHOST);

/** The ghost of a chain without a target. */
export const restGhostAtom = atom((get): Ghost => {
  const start = get(memberStartAtom);
  return start === null ? NO_GHOST : { aim: null, from: start.place, refusal: null };
});

/** The text of the position that is typed for the active tool or for the selected joint. */
export const typedPlaceAtom = createTypedPlace([toolAtom, atom((get) => get(chosenKeysAtom).join(' '))]);

/** The reason why the drawn object is refused; its atom changes only when the reason changes. */
export const refusalAtom = atom((get) => get(ghostAtom).refusal);

/** The rubber-band frame of a selection, px. */
export const marqueeAtom = atom<BoardBox | null>(null);

/**
 * The place of a menu requested by a long press, a right click or a key: px on the board, and the place in the
 * structure.
 */
export const menuAtom = atom<{
  readonly at: { readonly x: number; readonly y: number };
  readonly place: Place;
} | null>(null);

/** Activates a tool; an object begun with another tool is dropped. */
export const takeToolAtom = atom(null, (_, set, tool: Tool) => {
  set(memberStartAtom, null);
  set(ghostAtom, NO_GHOST);
  set(toolAtom, tool);
});
