import { type ComponentType, type RefObject, lazy, useState } from 'react';
import { ErrorBoundary, Late, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { type Sheet, openSheetAtom } from '../state/openSheet.ts';

interface SheetProps {
  readonly onClose: () => void;
  /** The element all of the editor is in. */
  readonly frame: RefObject<HTMLElement | null>;
}

type Sheets = Readonly<Record<Sheet, ComponentType<SheetProps>>>;

const createLazySheets = (): Sheets => ({
  help: lazy(async () => ({ default: (await import('./HelpSheet.tsx')).HelpSheet })),
  commands: lazy(async () => ({ default: (await import('./CommandSearch.tsx')).CommandSearch })),
});

/** The place of the list of keys and of the search of commands; their code comes when one of them is first opened. */
export function HelpSlot({ frame }: Pick<SheetProps, 'frame'>) {
  const open = useKitAtomValue(openSheetAtom);
  const setOpen = useSetKitAtom(openSheetAtom);
  const [sheets, setSheets] = useState(createLazySheets);
  if (open === null) return null;
  const View = sheets[open];
  return (
    // React remembers a lazy part that failed: another try needs another one.
    <ErrorBoundary onRetry={() => setSheets(createLazySheets)}>
      <Late>
        <View key={open} frame={frame} onClose={() => setOpen(null)} />
      </Late>
    </ErrorBoundary>
  );
}
