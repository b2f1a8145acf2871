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

/** Returns whether something stays as a catalogue or the community has it. */
export function isPrinted(origin: Origin | undefined): boolean {
  return origin?.kind === 'catalogue' || origin?.kind === 'community';
}

/** Shows that a cross-section is the row of a catalogue, and offers a copy that can be edited. */
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

/** The same of a material. */
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
            // The copy is the last row, and the one that is wanted now.
            store.set(table.currentAtom, store.get(table.askedRowsAtom).length - 1);
          }}
        >
          {t('library.copy')}
        </Button>
      )}
    </Line>
  );
}
