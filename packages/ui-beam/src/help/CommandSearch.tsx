import type { RefObject } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { CommandSearch as NamedSearch, useEditorText, useHelpText, useTableText } from '@eecs/ui-kit/editor';
import { useRemoveSelected } from '../board/useRemoveSelected.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { useToolText } from '../messages/toolMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { AddedCommand } from '../props.ts';
import { useHindranceText } from '../results/useHindranceText.ts';
import { useBeamHelpText } from './helpMessages.ts';
import { listCommands } from './listCommands.ts';

/** Finds what can be done with a beam by its name. */
export function CommandSearch({
  onClose,
  frame,
  commands = [],
}: {
  readonly onClose: () => void;
  /** Commands that the host adds. */
  readonly commands?: readonly AddedCommand[] | undefined;
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
}) {
  const listed = listCommands({
    store: useKitStore(),
    t: useBeamHelpText(),
    tHelp: useHelpText(),
    tEditor: useEditorText(),
    tBeam: useBeamText(),
    tPanel: usePanelText(),
    tTable: useTableText(),
    tTool: useToolText(),
    frame,
    tellHindrance: useHindranceText(),
    removeSelected: useRemoveSelected(),
    added: commands,
  });
  return <NamedSearch commands={listed} onClose={onClose} />;
}
