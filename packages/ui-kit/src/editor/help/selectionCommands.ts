import type { Atom, WritableAtom } from 'jotai/vanilla';
import { type CommonCommandSources, focusBoard } from './commonCommands.ts';
import type { PlainCommand } from './namedCommand.ts';

/** The selection of a board that commands act on. */
export interface SelectionCommandsPlan {
  readonly selectionAtom: Atom<readonly unknown[]>;
  readonly selectAllAtom: WritableAtom<null, [], void>;
  /** The name of the command that selects everything. */
  readonly all: string;
  /** Removes the selection, after the question if the option requires it. */
  readonly removeChosen: () => void;
}

/**
 * Returns why nothing can be done with the selection: the document is locked, or nothing is selected; null otherwise.
 */
export function findSelectionReason(
  { store, tHelp, locked }: Pick<CommonCommandSources, 'store' | 'tHelp' | 'locked'>,
  selectionAtom: Atom<readonly unknown[]>,
): string | null {
  return locked ?? (store.get(selectionAtom).length === 0 ? tHelp('reason.noSelection') : null);
}

/** Lists the commands that select everything on a board and remove the selection. */
export function listSelectionCommands(
  common: CommonCommandSources,
  { selectionAtom, selectAllAtom, all, removeChosen }: SelectionCommandsPlan,
): PlainCommand[] {
  const { store, tHelp, writeKeys, frame } = common;
  return [
    {
      id: 'all',
      label: all,
      keys: writeKeys('selectAll'),
      reason: null,
      run: () => {
        store.set(selectAllAtom);
        focusBoard({ frame });
      },
    },
    {
      id: 'remove',
      label: tHelp('search.remove'),
      keys: writeKeys('remove'),
      reason: findSelectionReason(common, selectionAtom),
      run: () => {
        focusBoard({ frame });
        removeChosen();
      },
    },
  ];
}
