import { usePanelText } from '../messages/panelMessages.ts';
import { type Load, NARROW_SPACE } from '@eecs/solver-core';
import { createId, findCollisions, listSets } from '@eecs/solver-core/rules';
import { createLate, useFormat, useKitAtomValue, useSetKitAtom, useUnits } from '@eecs/ui-kit';
import { useRemovalQuestion } from '../commands/useRemovalQuestion.ts';
import { useRemoveChosen } from '../commands/useRemoveChosen.ts';
import { useLoadRows } from '../files/rows/useLoadRows.ts';
import { addLoad } from '../editing/addLoad.ts';
import { removeLoad } from '../editing/removeLoad.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { LOAD_KINDS } from '../naming/loadKinds.ts';
import { caseSetCountAtom, showsSetsAtom } from '../state/derivedAtoms.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { tables } from '../state/tables.ts';
import { CollisionAlert } from './CollisionAlert.tsx';
import { LoadFields } from './LoadFields.tsx';
import {
  AddRowOfKind,
  type CellsProps,
  KindCell,
  Missing,
  Note,
  NumberCell,
  NumericCell,
  RANGE_DASH,
  RecordTab,
  SymbolHead,
  type TabProps,
  hasSignedValuesAtom,
  useEditorText,
  useLoadValue,
  useTableText,
} from '@eecs/ui-kit/editor';
import { SelfWeightField } from './SelfWeightField.tsx';
import { loadParts } from '../late/loadParts.ts';

// Few beams have self weight; its fields are loaded with the first one that has it.
const SelfWeightRow = createLate(loadParts, 'SelfWeightRow', { isQuiet: true });

/** Digits after the decimal mark of places and values in the list. */
const DIGITS = 3;

/** The loads on the drawing, one line each, and the fields of the current one. */
export function LoadsTab({ isReadOnly }: TabProps) {
  const t = useBeamText();
  const tPanel = usePanelText();
  const tTable = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const rows = useLoadRows();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const isWanted = useRemovalQuestion();
  const removeChosen = useRemoveChosen();
  const { selfWeight } = document;
  const isSigned = useKitAtomValue(hasSignedValuesAtom);
  const isBeyond = findCollisions(document).loadsBeyond.length > 0;
  const hasSets = useKitAtomValue(showsSetsAtom);
  return (
    <>
      <CollisionAlert text={isBeyond ? tPanel('loads.beyond') : null} isReadOnly={isReadOnly} />
      <RecordTab
        table={tables.loads}
        words={{
          caption: tPanel('loads.caption'),
          none: tPanel('loads.none'),
          nameOf: (index) => tPanel('loads.row', { number: index + 1 }),
          removeLabelOf: (index) => tPanel('loads.removeOf', { number: index + 1 }),
        }}
        columns={[
          { head: te('list.number') },
          { head: tPanel('loads.kind') },
          { head: <SymbolHead symbol="x" unit={format.unit('length')} />, isNumeric: true },
          { head: tPanel('loads.value'), isNumeric: true },
          ...(hasSets ? [{ head: tPanel('loads.setsShort') }] : []),
        ]}
        Cells={LoadCells}
        Fields={LoadFields}
        onRemove={(index) => edit((current) => removeLoad(current, index))}
        onRemoveChosen={() => void removeChosen()}
        askBefore={(index) => isWanted({ kind: 'load', index })}
        adding={
          <>
            <AddRowOfKind
              table={tables.loads}
              label={tPanel('loads.add')}
              kinds={{
                label: tPanel('loads.newKind'),
                options: LOAD_KINDS.map((value) => ({ value, label: t(`load.${value}`) })),
                first: 'ShearLoad',
              }}
              onAdd={(kind) => edit((current) => addLoad(current, kind, createId(Math.random)))}
            />
            <SelfWeightField isReadOnly={isReadOnly} />
          </>
        }
        exchange={rows}
        footer={selfWeight ? <SelfWeightRow hasSets={hasSets} isReadOnly={isReadOnly} /> : undefined}
        isReadOnly={isReadOnly}
      />
      <Note>{isSigned ? tPanel('loads.signs') : tTable('hint.arrows')}</Note>
    </>
  );
}

function LoadCells({ item, index }: CellsProps<Load>) {
  const t = useBeamText();
  const tPanel = usePanelText();
  const format = useFormat();
  const system = useUnits();
  const writeValue = useLoadValue(DIGITS);
  const setCount = useKitAtomValue(caseSetCountAtom);
  const hasSets = useKitAtomValue(showsSetsAtom);
  const place = (x: number): string =>
    format.brief(x, { quantity: 'length', system, digits: DIGITS, withUnit: false });
  const sets = listSets(item.sets, setCount);
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <KindCell>{t(`load.${item.className}`)}</KindCell>
      <NumericCell>{[item.x].flat().map(place).join(RANGE_DASH[system])}</NumericCell>
      <NumericCell>{loosen(writeValue(item))}</NumericCell>
      {!hasSets ? null : (
        <td>
          {sets.length === 0 ? (
            <Missing>{tPanel('loads.noSet')}</Missing>
          ) : (
            sets.map((set) => set + 1).join(' ')
          )}
        </td>
      )}
    </>
  );

  /** In feet and inches a phone has no room for a value and its unit side by side. */
  function loosen(text: string): string {
    return system === 1 ? text.replaceAll(NARROW_SPACE, ' ') : text;
  }
}
