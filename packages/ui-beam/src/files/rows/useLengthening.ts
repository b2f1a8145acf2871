import { useFormat, useKitStore } from '@eecs/ui-kit';
import type { RowsRead } from '@eecs/ui-kit/editor';
import { usePanelText } from '../../messages/panelMessages.ts';
import { documentAtom } from '../../state/sessionAtoms.ts';

type Needs = Pick<Extract<RowsRead, { ok: true }>, 'needs'>;

/** Gives what says that rows need a longer beam, and offers it; nothing where they fit. */
export function useLengthening(): (length: number | null) => Needs {
  const t = usePanelText();
  const format = useFormat();
  const store = useKitStore();
  return (length) => {
    if (length === null) return {};
    const { L, units } = store.get(documentAtom);
    const write = (x: number): string => format.place(x, { system: units.system, span: length });
    return {
      needs: { said: t('rows.longer', { needed: write(length), L: write(L) }), label: t('rows.lengthen') },
    };
  };
}
