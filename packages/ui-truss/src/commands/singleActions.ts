import type { KitStore } from '@eecs/ui-kit';
import { type KeyActions, createSingleActions as createActions } from '@eecs/ui-kit/editor';
import type { KeyId } from '../keys/keyTable.ts';
import { stepResultAtom } from '../scheme/boardLayer.ts';
import { session } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { TOOLS } from '../state/tool.ts';
import { VIEW_COMMANDS, type ViewCommand, fitAtom, viewAtom } from '../state/viewCommands.ts';

/** The actions of the single keys of a truss editor: tools, views, case sets. */
export function createSingleActions(store: KitStore): KeyActions<KeyId> {
  const look = (view: ViewCommand) => (): void => store.set(viewAtom, view);
  return {
    ...createActions(store, {
      session,
      tools: TOOLS,
      takeToolAtom,
      step: (by) => store.get(stepResultAtom)?.step(by) ?? false,
      fitAtom,
    }),
    ...Object.fromEntries(VIEW_COMMANDS.map((view) => [view, look(view)])),
  };
}
