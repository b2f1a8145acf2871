import type { CaseSet } from '@eecs/solver-core';
import { hasSet, removeCaseSet } from '@eecs/solver-core/rules';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { emptySetsAtom } from '../state/sectionStatusesAtom.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { tables } from '../state/tables.ts';
import { SetFields } from './SetFields.tsx';
import {
  AddRow,
  type CellsProps,
  createCaseSet,
  Missing,
  Muted,
  NumberCell,
  NumericCell,
  RecordTab,
  type TabProps,
  useEditorText,
  WordCell,
} from '@eecs/ui-kit/editor';

/** The case sets: loads that act together, and the sets that combine others. */
export function SetsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const te = useEditorText();
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <RecordTab
      table={tables.sets}
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
      onRemove={(index) => edit((document) => removeCaseSet(document, index))}
      adding={
        <AddRow
          table={tables.sets}
          label={t('sets.addSet')}
          onAdd={() =>
            edit((document) => {
              const { caseSets } = document;
              const title = te('set.untitled', { number: caseSets.length + 1 });
              return addCaseSet(document, createCaseSet(caseSets, title));
            })
          }
        />
      }
      isReadOnly={isReadOnly}
    />
  );
}

function SetCells({ item, index }: CellsProps<CaseSet>) {
  const t = usePanelText();
  const te = useEditorText();
  const document = useKitAtomValue(documentAtom);
  const isEmpty = useKitAtomValue(emptySetsAtom).includes(index);
  const count = document.loads.filter(({ sets }) => hasSet(sets, index)).length;
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

/** Framed, for the colour of a set may be as dark as the panel. */
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
