import type { Guide } from '@eecs/solver-core/truss';
import { useFormat, useKitAtomValue, useSetKitAtom, useUnits, vars } from '@eecs/ui-kit';
import { styled } from 'styled-components';
import {
  AddRowOfKind,
  type CellsProps,
  KindCell,
  Line,
  Note,
  NumberCell,
  NumericCell,
  type RowProps,
  SymbolHead,
  type TabProps,
  LineField,
  createItemTab,
} from '@eecs/ui-kit/editor';
import { setDivisor } from '../editing/divisions.ts';
import { GUIDE_KINDS, addGuide } from '../editing/guides.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { applyEditAtom, session, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { useRemoval } from './useRemoval.ts';
import { GuideFields } from './GuideFields.tsx';
import { newId } from '../state/newId.ts';
import type { TrussTypes } from '../state/trussKind.ts';

const Parts = styled(Line)`
  margin-top: ${vars.space3};
`;

const Guides = createItemTab<TrussTypes, Guide>({
  session,
  table: tables.guides,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'guide', index }),
  useWords: () => {
    const t = useResultsText();
    return (key, values) => t(`guides.${key}`, values);
  },
  useColumns: () => {
    const t = useLaterText();
    const unit = useFormat().unit('length');
    return [
      { head: t('guide.kind') },
      { head: <SymbolHead symbol="x0" unit={unit} />, isNumeric: true },
      { head: <SymbolHead symbol="y0" unit={unit} />, isNumeric: true },
    ];
  },
  Cells,
  Fields,
  Adding,
});

function Adding() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <AddRowOfKind
      table={tables.guides}
      label={tOwn('guides.add')}
      kinds={{
        label: t('guide.kind'),
        options: GUIDE_KINDS.map((value) => ({ value, label: t(`guide.${value}`) })),
        first: 'line',
      }}
      onAdd={(kind) =>
        edit((document) => addGuide(document, { kind, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } }, newId))
      }
    />
  );
}

/** The guides: lines, circles and ellipses to which joints snap; they carry no loads. */
export function GuidesTab({ isReadOnly }: TabProps) {
  const tOwn = useResultsText();
  const edit = useSetKitAtom(applyEditAtom);
  const { divisor } = useKitAtomValue(shownDocumentAtom);
  return (
    <>
      <Guides isReadOnly={isReadOnly} />
      <Parts>
        <LineField
          symbol="n"
          name={tOwn('guides.divisor')}
          tab="guides"
          quantity="ratio"
          increment={1}
          value={divisor}
          readOnly={isReadOnly}
          onCommit={(parts) => edit((document) => setDivisor(document, parts))}
        />
        <Note>{tOwn('guides.divisor')}</Note>
      </Parts>
      <Note>{tOwn('guides.note')}</Note>
    </>
  );
}

function Cells({ item, index }: CellsProps<Guide>) {
  const t = useLaterText();
  const format = useFormat();
  const system = useUnits();
  const write = (value: number): string =>
    format.brief(value, { quantity: 'length', system, withUnit: false });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <KindCell>{t(`guide.${item.className}`)}</KindCell>
      <NumericCell>{write(item.x0)}</NumericCell>
      <NumericCell>{write(item.y0)}</NumericCell>
    </>
  );
}

function Fields({ index, indices = [index], isReadOnly }: RowProps) {
  // Several guides have no common fields, only a remove button.
  if (indices.length > 1) return null;
  return (
    <Line>
      <GuideFields index={index} isReadOnly={isReadOnly} />
    </Line>
  );
}
