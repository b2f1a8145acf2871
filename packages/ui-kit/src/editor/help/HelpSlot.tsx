import type { ComponentType, RefObject } from 'react';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { type Sheet, openSheetAtom } from '../keys/openSheet.ts';

/** Props of the list of keys and of the search of commands. */
export interface SheetProps<Command> {
  /** The element that contains the whole editor. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Commands that the host adds to the search. */
  readonly commands: readonly Command[] | undefined;
  readonly onClose: () => void;
}

/** Shows the list of keys or the search of commands; at most one is open. */
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
