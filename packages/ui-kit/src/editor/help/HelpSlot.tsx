import type { ComponentType, RefObject } from 'react';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { type Sheet, openSheetAtom } from '../keys/openSheet.ts';

/** Props of the list of keys and of the search of commands. */
export interface SheetProps<Command> {
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Commands that the host adds to the search. */
  readonly commands: readonly Command[] | undefined;
  readonly onClose: () => void;
}

/** The place of the list of keys and of the search of commands; one of them is open at a time. */
export function HelpSlot<Command>({
  sheets,
  frame,
  commands,
}: Omit<SheetProps<Command>, 'onClose'> & {
  readonly sheets: Readonly<Record<Sheet, ComponentType<SheetProps<Command>>>>;
}) {
  const [open, setOpen] = useKitAtom(openSheetAtom);
  if (open === null) return null;
  const View = sheets[open];
  return <View key={open} frame={frame} commands={commands} onClose={() => setOpen(null)} />;
}
