import type { RefObject } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { CommandSearch as NamedSearch, useEditorText as useKitText, useHelpText } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { useRemoval } from '../panels/useRemoval.ts';
import type { AddedCommand } from '../props.ts';
import { listCommands } from './listCommands.ts';

/** Finds what can be done with a truss by its name. */
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
    t: useLaterText(),
    tHelp: useHelpText(),
    tEditor: useKitText(),
    frame,
    removeChosen: useRemoval().removeChosen,
    added: commands,
  });
  return <NamedSearch commands={listed} onClose={onClose} />;
}
