import type { WritableAtom } from 'jotai/vanilla';
import { atom } from 'jotai/vanilla';
import { type KeyPress, isKey } from '../keys/isKey.ts';
import { openSheetAtom } from '../state/openSheet.ts';
import { widenPanelAtom } from '@eecs/ui-kit/editor';

/** A command of the whole editor that has a single key. */
export interface SingleKeyCommand {
  readonly name: 'help' | 'commands' | 'panelNarrower' | 'panelWider';
  readonly runAtom: WritableAtom<null, [], void>;
}

export const SINGLE_KEY_COMMANDS: readonly SingleKeyCommand[] = [
  { name: 'help', runAtom: atom(null, (_, set) => set(openSheetAtom, 'help')) },
  { name: 'commands', runAtom: atom(null, (_, set) => set(openSheetAtom, 'commands')) },
  { name: 'panelNarrower', runAtom: atom(null, (_, set) => set(widenPanelAtom, -1)) },
  { name: 'panelWider', runAtom: atom(null, (_, set) => set(widenPanelAtom, 1)) },
];

export function findSingleKeyCommand(press: KeyPress): SingleKeyCommand | undefined {
  return SINGLE_KEY_COMMANDS.find(({ name }) => isKey(press, name));
}
