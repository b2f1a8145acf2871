import { type WritableAtom, atom } from 'jotai/vanilla';
import type { MessageKey } from '@eecs/ui-kit';
import type { EditorMessages } from '../messages/editorMessages.ts';
import { ghostAtom, NO_GHOST, openDimensionAtom, rodStartAtom } from './passing.ts';
import { type Tool, toolAtom } from './tool.ts';
import { lookFromAtom, lookIsometricAtom, windowAtom } from './view.ts';
import type { ViewName } from '../camera/orientation.ts';

/** Commands that a letter gives while the focus is inside the editor. */
export interface LetterCommand {
  readonly name: MessageKey<EditorMessages>;
  readonly letter: string;
  readonly runAtom: WritableAtom<null, [], unknown>;
}

/** Takes a tool in hand; what was begun with another one is dropped. */
export const takeToolAtom = atom(null, (_, set, tool: Tool) => {
  set(rodStartAtom, null);
  set(ghostAtom, NO_GHOST);
  set(openDimensionAtom, null);
  set(toolAtom, tool);
});

const take = (tool: Tool) => atom(null, (_, set) => set(takeToolAtom, tool));
const look = (view: ViewName) => atom(null, (_, set) => set(lookFromAtom, view));

/** Shows all of the truss. */
export const fitAtom = atom(null, (_, set) => {
  set(windowAtom, null);
  set(fitCountAtom, (count) => count + 1);
});

/** Counts how often all was asked to be shown: the board then fits anew. */
export const fitCountAtom = atom(0);

export const TOOL_LETTERS: readonly (LetterCommand & { readonly tool: Tool })[] = [
  { name: 'tool.select', tool: 'select', letter: 'v', runAtom: take('select') },
  { name: 'tool.joint', tool: 'joint', letter: 'j', runAtom: take('joint') },
  { name: 'tool.rod', tool: 'rod', letter: 'l', runAtom: take('rod') },
  { name: 'tool.anchor', tool: 'anchor', letter: 'a', runAtom: take('anchor') },
  { name: 'tool.load', tool: 'load', letter: 'p', runAtom: take('load') },
  { name: 'tool.guide', tool: 'guide', letter: 'g', runAtom: take('guide') },
];

export const VIEW_LETTERS: readonly LetterCommand[] = [
  { name: 'view.fit', letter: 'f', runAtom: fitAtom },
  { name: 'view.front', letter: 'z', runAtom: look('front') },
  { name: 'view.side', letter: 'x', runAtom: look('side') },
  { name: 'view.top', letter: 'y', runAtom: look('top') },
  { name: 'view.isometric', letter: 'i', runAtom: lookIsometricAtom },
];
