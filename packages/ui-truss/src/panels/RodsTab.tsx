import { useState } from 'react';
import type { Link } from '@eecs/solver-core/truss';
import { SelectField, useFormat, useKitAtomValue, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import {
  AddRow,
  type CellsProps,
  Line,
  Missing,
  NumberCell,
  NumericCell,
  RecordTab,
  type RowProps,
  SymbolHead,
  type TabProps,
  LineField,
} from '@eecs/ui-kit/editor';
import { useRemoval } from './useRemoval.ts';
import { setLinkLength } from '../editing/dimensions.ts';
import { addLink } from '../editing/links.ts';
import { distanceOf } from '../editing/place.ts';
import { removeItems } from '../editing/remove.ts';
import { shownSetAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { applyEditAtom, documentAtom } from '../state/sessionAtoms.ts';
import { newId } from '../state/newId.ts';
import { tables } from '../state/tables.ts';
import { ConstantSelects } from './ConstantSelects.tsx';
import { StrainFields } from './StrainFields.tsx';
import { useTableRows } from './useTableRows.ts';

/** The rods, one line each: their joints, length, what they are of, the axial force they carry. */
export function RodsTab({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const { ask, removeChosen } = useRemoval();
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  const rows = useTableRows('rods');
  const { caseSets } = useKitAtomValue(documentAtom);
  const set = useKitAtomValue(shownSetIndexAtom) + 1;
  return (
    <RecordTab
      table={tables.rods}
      words={{
        caption: t('rods.caption'),
        none: tOwn('rods.nothing'),
        nameOf: (index) => tOwn('rods.row', { number: index + 1 }),
        removeLabelOf: (index) => tOwn('rods.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: '#' },
        { head: t('rods.ends') },
        { head: <SymbolHead symbol="L" unit={format.unit('length')} />, isNumeric: true },
        { head: tOwn('rods.of') },
        {
          head: <SymbolHead symbol={caseSets.length > 1 ? `N${set}` : 'N'} unit={format.unit('force')} />,
          isNumeric: true,
        },
      ]}
      Cells={Cells}
      Fields={RodDetails}
      onRemoveChosen={removeChosen}
      askBefore={(index) => ask([{ kind: 'link', index }])}
      onRemove={(index) => edit((document) => removeItems(document, [{ kind: 'link', index }]))}
      adding={<AddRod />}
      exchange={rows}
      isReadOnly={isReadOnly}
    />
  );
}

function Cells({ item, index }: CellsProps<Link>) {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const { joints, materials, sections } = useKitAtomValue(documentAtom);
  const force = useSettled(shownSetAtom)?.N[index];
  const [a, b] = [joints[item.i], joints[item.j]];
  const material = materials[item.materialIndex]?.name;
  const section = sections[item.sectionIndex]?.label;
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <td>
        {item.i + 1}–{item.j + 1}
      </td>
      <NumericCell>
        {a && b ? format.brief(distanceOf(a, b), { quantity: 'length', system, withUnit: false }) : '–'}
      </NumericCell>
      <td>
        {section === undefined && material === undefined ? (
          <Missing>{t('rods.none')}</Missing>
        ) : (
          [material, section].filter(Boolean).join(', ')
        )}
      </td>
      <NumericCell>
        {force === undefined ? '' : format.quantity(force, { quantity: 'force', system, withUnit: false })}
      </NumericCell>
    </>
  );
}

/** Adds a rod between two joints by their numbers. */
function AddRod() {
  const t = useResultsText();
  const edit = useSetKitAtom(applyEditAtom);
  const { joints } = useKitAtomValue(documentAtom);
  const [i, setI] = useState('0');
  const [j, setJ] = useState('1');
  const options = joints.map((_, index) => ({ value: String(index), label: String(index + 1) }));
  if (joints.length < 2) return null;
  return (
    <Line>
      <SelectField label={t('rods.from')} value={i} options={options} onChange={setI} />
      <SelectField label={t('rods.to')} value={j} options={options} onChange={setJ} />
      <AddRow
        table={tables.rods}
        label={t('rods.add')}
        onAdd={() => edit((document) => addLink(document, { i: Number(i), j: Number(j) }, newId))}
      />
    </Line>
  );
}

/** Material, cross-section, temperature and misfit of one rod, or of several; the length of one. */
function RodDetails({ index, indices = [index], isReadOnly }: RowProps) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const { links, joints } = useKitAtomValue(documentAtom);
  const link = links[index];
  const [a, b] = [link && joints[link.i], link && joints[link.j]];
  if (link === undefined || a === undefined || b === undefined) return null;
  return (
    <>
      <Line>
        {indices.length > 1 ? null : (
          <LineField
            symbol="L"
            name={t('rods.length')}
            tab="rods"
            quantity="length"
            value={distanceOf(a, b)}
            positive
            readOnly={isReadOnly}
            onCommit={(length) => edit((document) => setLinkLength(document, index, length))}
          />
        )}
        <ConstantSelects links={indices} isReadOnly={isReadOnly} hideLabel={false} />
      </Line>
      <Line>
        <StrainFields links={indices} isReadOnly={isReadOnly} />
      </Line>
    </>
  );
}
