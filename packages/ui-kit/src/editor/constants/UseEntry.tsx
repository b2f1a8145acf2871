import { Button } from '../../fields/Button.tsx';
import { useKitAtomValue, useKitStore, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { Line } from '../tables/layout.ts';
import type { NamedList } from './commonPort.ts';

/** Assigns an unused entry to the selected objects of the structure; shows nothing for an entry that is in use. */
export function UseEntry<Item extends object>({
  list,
  index,
  isReadOnly,
}: {
  readonly list: NamedList<Item>;
  readonly index: number;
  readonly isReadOnly: boolean;
}) {
  const t = useTableText();
  const store = useKitStore();
  const isUsed = useKitAtomValue(list.usedAtom).has(index);
  const assign = useSetKitAtom(list.assignAtom);
  if (isUsed || isReadOnly) return null;
  return (
    <Line>
      <Button
        onClick={() => {
          const entry = store.get(list.table.askedRowsAtom)[index];
          if (entry === undefined) return;
          assign(entry);
          // Entries that become unused are removed, and the rows after them move up.
          const rows: readonly object[] = store.get(list.table.askedRowsAtom);
          store.set(list.table.currentAtom, Math.max(0, rows.indexOf(entry)));
        }}
      >
        {t('materials.use')}
      </Button>
    </Line>
  );
}
