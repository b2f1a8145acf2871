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
  RecordTab,
  type RowProps,
  SymbolHead,
  type TabProps,
  LineField,
} from '@eecs/ui-kit/editor';
import { setDivisor } from '../editing/divisions.ts';
import { GUIDE_KINDS, addGuide } from '../editing/guides.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { useRemoval } from './useRemoval.ts';
import { GuideFields } from './GuideFields.tsx';
import { newId } from '../state/newId.ts';

const Parts = styled(Line)`
  margin-top: ${vars.space3};
`;

/** The guides: lines, circles and ellipses that joints are drawn to and nothing acts on. */
export function GuidesTab({ isReadOnly }: TabProps) {
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const edit = useSetKitAtom(applyEditAtom);
  const { removeChosen } = useRemoval();
  const { divisor } = useKitAtomValue(shownDocumentAtom);
  const unit = format.unit('length');
  return (
    <>
      <RecordTab
        table={tables.guides}
        words={{
          caption: tOwn('guides.caption'),
          none: tOwn('guides.none'),
          nameOf: (index) => tOwn('guides.row', { number: index + 1 }),
          removeLabelOf: (index) => tOwn('guides.removeOf', { number: index + 1 }),
        }}
        columns={[
          { head: '#' },
          { head: t('guide.kind') },
          { head: <SymbolHead symbol="x0" unit={unit} />, isNumeric: true },
          { head: <SymbolHead symbol="y0" unit={unit} />, isNumeric: true },
        ]}
        Cells={Cells}
        Fields={Fields}
        onRemoveChosen={removeChosen}
        onRemove={(index) => edit((document) => removeItems(document, [{ kind: 'guide', index }]))}
        adding={
          <AddRowOfKind
            table={tables.guides}
            label={tOwn('guides.add')}
            kinds={{
              label: t('guide.kind'),
              options: GUIDE_KINDS.map((value) => ({ value, label: t(`guide.${value}`) })),
              first: 'line',
            }}
            onAdd={(kind) =>
              edit((document) =>
                addGuide(document, { kind, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } }, newId),
              )
            }
          />
        }
        isReadOnly={isReadOnly}
      />
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
  // Several guides have nothing in common but what removes them.
  if (indices.length > 1) return null;
  return (
    <Line>
      <GuideFields index={index} isReadOnly={isReadOnly} />
    </Line>
  );
}
