import type { RefObject } from 'react';
import { createLate, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { openSheetAtom } from '@eecs/ui-kit/editor';
import type { AddedCommand } from '../props.ts';
import { loadParts } from '../late/loadParts.ts';

interface HelpSlotProps {
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Commands that the host adds to the search. */
  readonly commands: readonly AddedCommand[] | undefined;
}

const SHEETS = {
  help: createLate(loadParts, 'HelpSheet'),
  commands: createLate(loadParts, 'CommandSearch'),
} as const;

/** The place of the list of keys and of the search of commands; their code comes when one of them is first opened. */
export function HelpSlot({ frame, commands }: HelpSlotProps) {
  const open = useKitAtomValue(openSheetAtom);
  const setOpen = useSetKitAtom(openSheetAtom);
  if (open === null) return null;
  const View = SHEETS[open];
  return <View key={open} frame={frame} commands={commands} onClose={() => setOpen(null)} />;
}
