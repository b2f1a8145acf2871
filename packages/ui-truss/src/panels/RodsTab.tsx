import type { Link } from '@eecs/solver-core/truss';
import { useFormat, useKitAtomValue, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import {
  AddRowBetween,
  type CellsProps,
  Line,
  Missing,
  NumberCell,
  NumericCell,
  type RowProps,
  SymbolHead,
  createItemTab,
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
import { applyEditAtom, documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { newId } from '../state/newId.ts';
import { tables } from '../state/tables.ts';
import { ConstantSelects } from './ConstantSelects.tsx';
import { StrainFields } from './StrainFields.tsx';
import { useTableRows } from './useTableRows.ts';

/** The rods, one line each: their joints, length, what they are of, the axial force they carry. */
export const RodsTab = createItemTab<TrussTypes, Link>({
  session,
  table: tables.rods,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'link', index }),
  useWords: () => {
    const t = useLaterText();
    const tOwn = useResultsText();
    return (key, values) =>
      key === 'caption' ? t('rods.caption') : tOwn(key === 'none' ? 'rods.nothing' : `rods.${key}`, values);
  },
  useColumns: () => {
    const t = useLaterText();
    const tOwn = useResultsText();
    const format = useFormat();
    const { caseSets } = useKitAtomValue(documentAtom);
    const set = useKitAtomValue(shownSetIndexAtom) + 1;
    return [
      { head: t('rods.ends') },
      { head: <SymbolHead symbol="L" unit={format.unit('length')} />, isNumeric: true },
      { head: tOwn('rods.of') },
      {
        head: <SymbolHead symbol={caseSets.length > 1 ? `N${set}` : 'N'} unit={format.unit('force')} />,
        isNumeric: true,
      },
    ];
  },
  useExchange: () => useTableRows('rods'),
  Cells,
  Fields: RodDetails,
  Adding: AddRod,
});

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

function AddRod() {
  const t = useResultsText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <AddRowBetween
      table={tables.rods}
      label={t('rods.add')}
      fromLabel={t('rods.from')}
      toLabel={t('rods.to')}
      count={useKitAtomValue(documentAtom).joints.length}
      onAdd={(ends) => edit((document) => addLink(document, ends, newId))}
    />
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
