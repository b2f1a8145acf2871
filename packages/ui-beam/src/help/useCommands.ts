import type { RefObject } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { type NamedCommand, useEditorText, useHelpText, useTableText } from '@eecs/ui-kit/editor';
import { useRemoveSelected } from '../board/useRemoveSelected.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { AddedCommand } from '../props.ts';
import { useHindranceText } from '../results/useHindranceText.ts';
import { useBeamHelpText } from './helpMessages.ts';
import { listCommands } from './listCommands.ts';

/** Returns the commands that are possible for the current beam, with their names. */
export function useCommands(
  frame: RefObject<HTMLElement | null>,
  added: readonly AddedCommand[],
): readonly NamedCommand[] {
  return listCommands({
    store: useKitStore(),
    t: useBeamHelpText(),
    tHelp: useHelpText(),
    tEditor: useEditorText(),
    tBeam: useBeamText(),
    tPanel: usePanelText(),
    tTable: useTableText(),
    tTool: useToolText(),
    frame,
    describeHindrance: useHindranceText(),
    removeSelected: useRemoveSelected(),
    added,
  });
}
