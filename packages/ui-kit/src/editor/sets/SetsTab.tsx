import type { CaseSet } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { createCaseSet } from '../../editing/createCaseSet.ts';
import { useKitAtomValue, useKitStore, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { useCommon } from '../constants/commonPort.ts';
import { useSetRows } from './useSetRows.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { AddRow } from '../tables/AddRow.tsx';
import type { CellsProps } from '../tables/RecordGrid.tsx';
import { RecordTab } from '../tables/RecordTab.tsx';
import { Missing, Muted, NumberCell, NumericCell, WordCell } from '../tables/cells.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { SetFields } from './SetFields.tsx';

/** The case sets: loads that act together, and the sets that combine others. */
export function SetsTab({ isReadOnly }: TabProps) {
  const t = useTableText();
  const te = useEditorText();
  const { documentAtom, sets } = useCommon();
  const store = useKitStore();
  const rows = useSetRows();
  const add = useSetKitAtom(sets.addAtom);
  const remove = useSetKitAtom(sets.removeAtom);
  return (
    <RecordTab
      table={sets.table}
      words={{
        caption: t('sets.caption'),
        none: t('sets.none'),
        nameOf: (index) => t('sets.row', { number: index + 1 }),
        removeLabelOf: (index) => t('sets.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: te('list.number') },
        { head: t('sets.title') },
        { head: t('sets.loads'), isNumeric: true },
      ]}
      Cells={SetCells}
      Fields={SetFields}
      onRemove={remove}
      adding={
        <AddRow
          table={sets.table}
          label={t('sets.addSet')}
          onAdd={() => {
            const { caseSets } = store.get(documentAtom);
            add([createCaseSet(caseSets, te('set.untitled', { number: caseSets.length + 1 }))]);
          }}
        />
      }
      exchange={rows}
      isReadOnly={isReadOnly}
    />
  );
}

function SetCells({ item, index }: CellsProps<CaseSet>) {
  const t = useTableText();
  const te = useEditorText();
  const { sets } = useCommon();
  const isEmpty = useKitAtomValue(sets.emptyAtom).includes(index);
  const count = useKitAtomValue(sets.countsAtom)[index] ?? 0;
  return (
    <>
      <NumberCell>
        <Chip style={{ backgroundColor: item.color }} />
        {index + 1}
      </NumberCell>
      <WordCell>
        {item.title === '' ? <Muted>{te('set.untitled', { number: index + 1 })}</Muted> : item.title}
        {item.combined ? <Muted> · {t('sets.combinedShort')}</Muted> : null}
      </WordCell>
      <NumericCell>{isEmpty ? <Missing>{t('sets.unused')}</Missing> : count}</NumericCell>
    </>
  );
}

/** Framed, because the colour of a set may be as dark as the panel. */
const Chip = styled.span`
  display: inline-block;
  box-sizing: border-box;
  width: 8px;
  height: 16px;
  border: 1px solid ${vars.line};
  border-radius: 1px;
  margin-inline-end: 6px;
  vertical-align: -3px;
`;
