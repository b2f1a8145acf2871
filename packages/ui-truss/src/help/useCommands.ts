import type { RefObject } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { type NamedCommand, useEditorText, useHelpText } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { useRemoval } from '../panels/useRemoval.ts';
import type { AddedCommand } from '../props.ts';
import { listCommands } from './listCommands.ts';

/** Returns the commands that are possible for the current truss, with their names. */
export function useCommands(
  frame: RefObject<HTMLElement | null>,
  added: readonly AddedCommand[],
): readonly NamedCommand[] {
  return listCommands({
    store: useKitStore(),
    t: useLaterText(),
    tResults: useResultsText(),
    tHelp: useHelpText(),
    tEditor: useEditorText(),
    frame,
    removeChosen: useRemoval().removeChosen,
    added,
  });
}
