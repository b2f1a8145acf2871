import type { RefObject } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import {
  type CommonCommandSources,
  type NamedCommand,
  type PlainCommand,
  listKindCommands,
  listSelectionCommands,
  listTools,
  useEditorText,
  useHelpText,
} from '@eecs/ui-kit/editor';
import { ALL_KEYS, type KeyId, allKeys } from '../keys/frameKeys.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useRemoval } from '../panels/useRemoval.ts';
import type { AddedCommand } from '../props.ts';
import { listBoardResults } from '../state/boardResults.ts';
import { boardResultAtom } from '../state/resultMode.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { chosenSetAtom, documentAtom, isReadOnlyAtom, session } from '../state/sessionAtoms.ts';
import { TOOLS, takeToolAtom } from '../state/tool.ts';
import { camera, fitAtom } from '../state/view.ts';

const ZOOM = 1.25;

/** Writes the key of a command; omitted if frame editors have no key for it. */
const writeKeys = (id: string): string => (id in ALL_KEYS ? allKeys.writeKeys(id as KeyId) : '');

/** Returns the commands that are possible for the current frame, with their names. */
export function useCommands(
  frame: RefObject<HTMLElement | null>,
  added: readonly AddedCommand[],
): readonly NamedCommand[] {
  const store = useKitStore();
  const t = useLaterText();
  const tHelp = useHelpText();
  const tEditor = useEditorText();
  const { removeChosen } = useRemoval();
  const locked = store.get(isReadOnlyAtom) ? t('search.readOnly') : null;
  const common: CommonCommandSources = { store, tHelp, tEditor, writeKeys, locked, frame };
  const parts: readonly PlainCommand[] = [
    ...listSelectionCommands(common, { selectionAtom, selectAllAtom, all: t('search.all'), removeChosen }),
    { id: 'fit', label: t('view.fit'), keys: writeKeys('fit'), reason: null, run: () => store.set(fitAtom) },
    {
      id: 'zoomIn',
      label: t('view.zoomIn'),
      keys: writeKeys('zoomIn'),
      reason: null,
      run: () => store.set(camera.zoomAtom, { factor: ZOOM }),
    },
    {
      id: 'zoomOut',
      label: t('view.zoomOut'),
      keys: writeKeys('zoomOut'),
      reason: null,
      run: () => store.set(camera.zoomAtom, { factor: 1 / ZOOM }),
    },
    ...listBoardResults(store.get(documentAtom).kind).map((result) => ({
      id: `result-${result}`,
      label: t(`results.${result}.name`),
      keys: '',
      reason: null,
      run: () => store.set(boardResultAtom, result),
    })),
  ];
  return listKindCommands(common, {
    commands: session.commands,
    hindrance: t('search.noSolve'),
    own: [
      ...listTools(
        common,
        TOOLS.map((tool) => ({ tool, letter: writeKeys(tool), name: t(`tool.${tool}`) })),
        (tool) => store.set(takeToolAtom, tool),
      ),
      ...parts,
    ],
    sets: store.get(documentAtom).caseSets,
    chooseSet: (set) => store.set(chosenSetAtom, set),
    added,
  });
}
