import Copy from 'lucide-react/icons/copy';
import type { Origin } from '@eecs/solver-core';
import { copyMaterial } from '../../editing/changeMaterial.ts';
import { copySection } from '../../editing/changeSection.ts';
import { Button } from '../../fields/Button.tsx';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { useFull } from '../tables/FullNote.tsx';
import type { Table } from '../tables/createTable.ts';
import { Line, Note } from '../tables/layout.ts';
import type { RowProps } from '../tables/tabProps.ts';
import { type CommonVerb, useCommon, useCommonEdit } from './commonPort.ts';

/** Returns whether an entry is read-only because it comes from a catalogue or the community. */
export function isPrinted(origin: Origin | undefined): boolean {
  return origin?.kind === 'catalogue' || origin?.kind === 'community';
}

/** States that a cross-section is a row of a catalogue, and offers an editable copy. */
export function PrintedSection({ index, isReadOnly }: RowProps) {
  const { crossSections } = useCommon();
  return (
    <Printed
      table={crossSections.table}
      copy={(document) => copySection(document, index)}
      isReadOnly={isReadOnly}
    />
  );
}

/** States that a material is a row of a catalogue, and offers an editable copy. */
export function PrintedMaterial({ index, isReadOnly }: RowProps) {
  const { materials } = useCommon();
  return (
    <Printed
      table={materials.table}
      copy={(document) => copyMaterial(document, index)}
      isReadOnly={isReadOnly}
    />
  );
}

function Printed<Item extends object>({
  table,
  copy,
  isReadOnly,
}: {
  readonly table: Table<Item>;
  readonly copy: CommonVerb;
  readonly isReadOnly: boolean;
}) {
  const t = useTableText();
  const edit = useCommonEdit();
  const store = useKitStore();
  const isFull = useFull(table) !== null;
  return (
    <Line>
      <Note>{t('library.printed')}</Note>
      {isReadOnly ? null : (
        <Button
          icon={<Copy size={16} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => {
            edit(copy);
            // The copy is the last row, and becomes the current one.
            store.set(table.currentAtom, store.get(table.askedRowsAtom).length - 1);
          }}
        >
          {t('library.copy')}
        </Button>
      )}
    </Line>
  );
}
