import type { ReactNode } from 'react';
import { HelpSheet, type HelpSheetProps } from './HelpSheet.tsx';

/** Creates the list of an editor's keys. `useNames` returns the words that only this editor has. */
export function createHelpSheet<Id extends string, Place extends string>(
  keys: Pick<HelpSheetProps<Id, Place>, 'places' | 'table'>,
  useNames: () => Pick<HelpSheetProps<Id, Place>, 'namePlace' | 'nameKey'>,
): (props: Pick<HelpSheetProps<Id, Place>, 'onClose'>) => ReactNode {
  return function KindHelpSheet({ onClose }) {
    return <HelpSheet {...keys} {...useNames()} onClose={onClose} />;
  };
}
