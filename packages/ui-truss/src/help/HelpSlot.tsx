import type { RefObject } from 'react';
import { createLate, useKitAtomValue } from '@eecs/ui-kit';
import { openSheetAtom } from '@eecs/ui-kit/editor';
import { loadParts } from '../loadParts.ts';
import type { AddedCommand } from '../props.ts';

const HelpSheet = createLate(loadParts, 'HelpSheet', { isQuiet: true });
const CommandSearch = createLate(loadParts, 'CommandSearch', { isQuiet: true });

/** The place of the list of keys and of the search of commands, which are fetched when they are first asked for. */
export function HelpSlot({
  frame,
  commands,
}: {
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Commands that the host adds to the search. */
  readonly commands: readonly AddedCommand[] | undefined;
}) {
  const open = useKitAtomValue(openSheetAtom);
  if (open === null) return null;
  if (open === 'help') return <HelpSheet />;
  const focusBoard = (): void =>
    frame.current?.querySelector<SVGElement>('[data-board] [role="listbox"]')?.focus();
  return <CommandSearch commands={commands} focusBoard={focusBoard} />;
}
