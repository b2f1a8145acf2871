import type { KitStore } from '@eecs/ui-kit';
import type { KeyActions } from '@eecs/ui-kit/editor';
import type { KeyId } from '../keys/keyTable.ts';
import { stepResultAtom } from '../scheme/boardLayer.ts';
import { chosenSetAtom, documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { type Tool, TOOLS } from '../state/tool.ts';
import { VIEW_COMMANDS, type ViewCommand, viewAtom } from '../state/viewCommands.ts';

/** The actions of the single keys of a truss editor: tools, views, case sets. */
export function createSingleActions(store: KitStore): KeyActions<KeyId> {
  const take = (tool: Tool) => (): boolean => {
    if (store.get(isReadOnlyAtom)) return false;
    store.set(takeToolAtom, tool);
    return true;
  };
  const look = (view: ViewCommand) => (): void => store.set(viewAtom, view);
  const countSets = (): number => store.get(documentAtom).caseSets.length;
  return {
    ...Object.fromEntries(TOOLS.map((tool) => [tool, take(tool)])),
    ...Object.fromEntries(VIEW_COMMANDS.map((view) => [view, look(view)])),
    nextResult: () => store.get(stepResultAtom)?.step(1) ?? false,
    previousResult: () => store.get(stepResultAtom)?.step(-1) ?? false,
    caseSet: ({ key }) => {
      if (Number(key) > countSets()) return false;
      store.set(chosenSetAtom, Number(key) - 1);
      return true;
    },
    allSets: () => {
      if (countSets() < 2) return false;
      store.set(chosenSetAtom, 'all');
      return true;
    },
  };
}
