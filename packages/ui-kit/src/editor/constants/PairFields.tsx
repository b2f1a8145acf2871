import {
  type Connection,
  type CrossSection,
  LIMITS,
  PAIR_ARRANGEMENTS,
  type PairArrangement,
  composePair,
} from '@eecs/solver-core';
import { useState } from 'react';
import { addSections } from '../../editing/addTaken.ts';
import { Button } from '../../fields/Button.tsx';
import { QuantityField } from '../../fields/QuantityField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { Columns, Line } from '../tables/layout.ts';
import { useCommon, useCommonDocument, useCommonEdit } from './commonPort.ts';

const CONNECTIONS: readonly Connection[] = ['battened', 'laced', 'welded'];

/** Makes a built-up section of two copies of this one: their arrangement, their distance, and their connection. */
export function PairFields({ section }: { readonly section: CrossSection }) {
  const t = useTableText();
  const document = useCommonDocument();
  const edit = useCommonEdit();
  const store = useKitStore();
  const { table } = useCommon().crossSections;
  const { units: system = document.units.system } = section;
  const [arrangement, setArrangement] = useState<PairArrangement>('backs');
  const [gap, setGap] = useState(0);
  const [connection, setConnection] = useState<Connection>('battened');
  const pair = composePair(section, { arrangement, gap, connection });
  const isFull = document.sections.length >= LIMITS.full.sections;
  const isThere = pair !== null && document.sections.some(({ label }) => label === pair.label);
  return (
    <>
      <Columns $count={3}>
        <SelectField
          label={t('pair.arrangement')}
          value={arrangement}
          options={PAIR_ARRANGEMENTS.map((value) => ({ value, label: t(`pair.${value}`) }))}
          onChange={setArrangement}
        />
        <QuantityField
          label={t('pair.gap')}
          quantity="sectionDimension"
          system={system}
          value={gap}
          min={0}
          max={LIMITS.full.magnitude}
          onCommit={setGap}
        />
        <SelectField
          label={t('pair.connection')}
          value={connection}
          options={CONNECTIONS.map((value) => ({ value, label: t(`pair.${value}`) }))}
          onChange={setConnection}
        />
      </Columns>
      <Line>
        <Button
          disabled={pair === null || isFull || isThere}
          onClick={() => {
            if (pair === null) return;
            edit((current) => addSections(current, [pair]));
            // The pair is the last row, and becomes the current one.
            store.set(table.currentAtom, store.get(table.askedRowsAtom).length - 1);
          }}
        >
          {isThere ? t('pair.isThere', { label: pair.label }) : t('pair.add', { label: pair?.label ?? '' })}
        </Button>
      </Line>
    </>
  );
}
