import { type PrimitiveAtom, atom } from 'jotai/vanilla';
import type { FrameSupportClass } from '@eecs/solver-core/frame';
import { type BoardBox, createTypedPlace } from '@eecs/ui-kit/editor';
import type { MemberRefusal } from '../editing/edit.ts';
import type { MemberPlace } from '../editing/members.ts';
import type { Place } from '../editing/place.ts';
import type { Snapped } from '../editing/snap.ts';
import { chosenKeysAtom } from './selection.ts';

/** The tool: it decides what a press on the board does. */
export const TOOLS = ['select', 'member', 'support', 'hinge', 'force', 'distributed', 'moment'] as const;
export type Tool = (typeof TOOLS)[number];

export const toolAtom = atom<Tool>('select');

/** The class of support that the tool gives a joint without one: the last one that was given. */
export const supportClassAtom: PrimitiveAtom<FrameSupportClass> = atom<FrameSupportClass>('cantilever');

/** Where the chain of members goes on. */
export interface MemberStart {
  readonly end: MemberPlace;
  readonly place: Place;
  /** When it was begun, ms of the page: the second press of a double click is none of its own. */
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

/** The ghost of a chain that aims nowhere. */
export const restGhostAtom = atom((get): Ghost => {
  const start = get(memberStartAtom);
  return start === null ? NO_GHOST : { aim: null, from: start.place, refusal: null };
});

/** The text of the place that is typed for the tool in hand or for the chosen joint. */
export const typedPlaceAtom = createTypedPlace([toolAtom, atom((get) => get(chosenKeysAtom).join(' '))]);

/** The reason why what is drawn is refused; it follows the pointer only where it changes. */
export const refusalAtom = atom((get) => get(ghostAtom).refusal);

/** The frame that is drawn round what is wanted, px. */
export const marqueeAtom = atom<BoardBox | null>(null);

/** Where a menu was asked for by a long press, a right click or a key: on the board, px, and the place there. */
export const menuAtom = atom<{
  readonly at: { readonly x: number; readonly y: number };
  readonly place: Place;
} | null>(null);

/** Takes a tool in hand; what was begun with another one is dropped. */
export const takeToolAtom = atom(null, (_, set, tool: Tool) => {
  set(memberStartAtom, null);
  set(ghostAtom, NO_GHOST);
  set(toolAtom, tool);
});
