import { type ComponentType, lazy, useState } from 'react';
import { ErrorBoundary, Late, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { type Sheet, openSheetAtom } from '../state/openSheet.ts';

interface SheetProps {
  readonly onClose: () => void;
}

type Sheets = Readonly<Record<Sheet, ComponentType<SheetProps>>>;

const createLazySheets = (): Sheets => ({
  help: lazy(async () => ({ default: (await import('./HelpSheet.tsx')).HelpSheet })),
  commands: lazy(async () => ({ default: (await import('./CommandSearch.tsx')).CommandSearch })),
});

/** The place of the list of keys and of the search of commands; their code comes when one of them is first opened. */
export function HelpSlot() {
  const open = useKitAtomValue(openSheetAtom);
  const setOpen = useSetKitAtom(openSheetAtom);
  const [sheets, setSheets] = useState(createLazySheets);
  if (open === null) return null;
  const View = sheets[open];
  return (
    // React remembers a lazy part that failed: another try needs another one.
    <ErrorBoundary onRetry={() => setSheets(createLazySheets)}>
      <Late>
        <View key={open} onClose={() => setOpen(null)} />
      </Late>
    </ErrorBoundary>
  );
}
