import { useFormat, useKitStore } from '@eecs/ui-kit';
import type { RowNeeds } from '@eecs/ui-kit/editor';
import { usePanelText } from '../../messages/panelMessages.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';

/** Returns an offer to lengthen the beam if rows need it; nothing if they fit. */
export function useLengthening(): (length: number | null) => RowNeeds | undefined {
  const t = usePanelText();
  const format = useFormat();
  const store = useKitStore();
  return (length) => {
    if (length === null) return undefined;
    const { L, units } = store.get(documentAtom);
    const write = (x: number): string => format.place(x, { system: units.system, span: length });
    return { said: t('rows.longer', { needed: write(length), L: write(L) }), label: t('rows.lengthen') };
  };
}
