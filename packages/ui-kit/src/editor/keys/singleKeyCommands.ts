import { type WritableAtom, atom } from 'jotai/vanilla';
import { widenPanelAtom } from '../measures/panelWidth.ts';
import { openSheetAtom } from './openSheet.ts';

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
