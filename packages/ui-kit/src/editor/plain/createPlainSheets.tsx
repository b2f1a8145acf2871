import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import type { PlaneBoard, PlaneTypes } from '../board/plane/planeBoard.ts';
import type { PlaneKeyId } from '../board/plane/planeKeys.ts';
import { listKindCommands, listTools } from '../help/commonCommands.ts';
import { createCommandSearch } from '../help/createCommandSearch.tsx';
import { createHelpSheet } from '../help/createHelpSheet.tsx';
import { useEditorText } from '../messages/editorMessages.ts';
import { useHelpText } from '../messages/helpMessages.ts';

const PLACES = ['editor', 'single', 'board'] as const;
const nothing = (): void => undefined;

/** Creates the list of keys and the search of commands of a plain editor. */
export function createPlainSheets<Types extends PlaneTypes, Tool extends string>({
  plan: { session, tools },
  keys,
  table,
  toolAtom,
}: PlaneBoard<Types, Tool>) {
  const toolNames = Object.keys(tools) as Tool[];
  const writeKeys = (id: string): string => (id in table ? keys.writeKeys(id as PlaneKeyId) : '');

  const CommandSearch = createCommandSearch((frame, added) => {
    const store = useKitStore();
    const tHelp = useHelpText();
    const tEditor = useEditorText();
    const locked = useKitAtomValue(session.isReadOnlyAtom) ? '' : null;
    const common = { store, tHelp, tEditor, writeKeys, locked, frame };
    const named = toolNames.map((tool) => ({
      tool,
      name: tools[tool].name,
      letter: keys.writeKeys(tool),
    }));
    return listKindCommands(common, {
      commands: session.commands,
      hindrance: '',
      own: listTools(common, named, (tool) => store.set(toolAtom, tool)),
      sets: [],
      chooseSet: nothing,
      added,
    });
  });
  return {
    HelpSheet: createHelpSheet({ places: PLACES, table }, () => ({
      nameKey: (id) => toolNames.flatMap((tool) => (tool === id ? [tools[tool].name] : []))[0] ?? null,
    })),
    CommandSearch,
  };
}
