import type { ReactNode, RefObject } from 'react';
import { CommandSearch } from './CommandSearch.tsx';
import type { AddedCommand } from '../session/addedCommand.ts';
import type { NamedCommand } from './namedCommand.ts';

/** The props of the command search. */
export interface CommandSearchProps {
  readonly onClose: () => void;
  /** Commands that the host adds. */
  readonly commands?: readonly AddedCommand[] | undefined;
  /** The element that contains the whole editor. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Creates the command search of an editor; `useCommands` lists the commands for the current document. */
export function createCommandSearch(
  useCommands: (
    frame: RefObject<HTMLElement | null>,
    added: readonly AddedCommand[],
  ) => readonly NamedCommand[],
): (props: CommandSearchProps) => ReactNode {
  return function KindCommandSearch({ onClose, frame, commands = NO_COMMANDS }) {
    return <CommandSearch commands={useCommands(frame, commands)} onClose={onClose} />;
  };
}

const NO_COMMANDS: readonly AddedCommand[] = [];
