import type { RefObject } from 'react';
import type { WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '@eecs/ui-kit';
import {
  type CommonCommandSources,
  type EditorText,
  type HelpText,
  findSelectionReason,
  listKindCommands,
  listSelectionCommands,
  listTools,
  type NamedCommand,
  type PlainCommand,
} from '@eecs/ui-kit/editor';
import { writeKeys } from '../keys/allKeys.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type { ResultsText } from '../messages/resultsMessages.ts';
import type { AddedCommand } from '../props.ts';
import { repeatOpenAtom } from '../state/repeat.ts';
import { areReactionsShownAtom, BOARD_RESULTS, boardResultAtom } from '../state/resultMode.ts';
import { selectAllAtom, selectionAtom } from '../state/selection.ts';
import { chosenSetAtom, documentAtom, isReadOnlyAtom, session } from '../state/sessionAtoms.ts';
import { takeToolAtom } from '../state/takeTool.ts';
import { TOOLS } from '../state/tool.ts';
import { VIEW_COMMANDS, viewAtom } from '../state/viewCommands.ts';

export interface CommandSources {
  readonly store: KitStore;
  readonly t: LaterText;
  readonly tResults: ResultsText;
  readonly tHelp: HelpText;
  readonly tEditor: EditorText;
  /** The element that contains the whole editor. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly removeChosen: () => void;
  /** Commands that the host adds. */
  readonly added: readonly AddedCommand[];
}

/** Lists the commands available for the current truss, and unavailable ones with the reason. */
export function listCommands(sources: CommandSources): readonly NamedCommand[] {
  const { store, t, tHelp, tEditor, frame, added } = sources;
  const locked = store.get(isReadOnlyAtom) ? t('search.readOnly') : null;
  const common: CommonCommandSources = { store, tHelp, tEditor, writeKeys, locked, frame };
  const tools = TOOLS.map((tool) => ({ tool, letter: writeKeys(tool), name: t(`tool.${tool}`) }));
  return listKindCommands(common, {
    commands: session.commands,
    hindrance: t('search.noSolve'),
    own: [
      ...listTools(common, tools, (tool) => store.set(takeToolAtom, tool)),
      ...listSelectionCommands(common, {
        selectionAtom,
        selectAllAtom,
        all: t('menu.all'),
        removeChosen: sources.removeChosen,
      }),
      {
        id: 'repeat',
        label: t('search.repeat'),
        keys: '',
        reason: findSelectionReason(common, selectionAtom),
        run: () => store.set(repeatOpenAtom, true),
      },
      ...listViews(sources),
    ],
    sets: store.get(documentAtom).caseSets,
    chooseSet: (set) => store.set(chosenSetAtom, set),
    added,
  });
}

function listViews({ store, t, tResults, tHelp }: CommandSources): PlainCommand[] {
  const switches: readonly (readonly [string, WritableAtom<boolean, [boolean], void>, string])[] = [
    ['reactions', areReactionsShownAtom, t('results.arrows')],
  ];
  return [
    ...VIEW_COMMANDS.map((view) => ({
      id: view,
      label: t(`view.${view}`),
      keys: writeKeys(view),
      reason: null,
      run: () => store.set(viewAtom, view),
    })),
    ...BOARD_RESULTS.map((result) => ({
      id: `result-${result}`,
      label: tResults(`board.${result}.name`),
      keys: '',
      reason: null,
      run: () => store.set(boardResultAtom, result),
    })),
    ...switches.map(([id, isOnAtom, name]) => ({
      id,
      keys: '',
      reason: null,
      label: tHelp(store.get(isOnAtom) ? 'search.switchOff' : 'search.switchOn', { name }),
      run: () => store.set(isOnAtom, !store.get(isOnAtom)),
    })),
  ];
}
