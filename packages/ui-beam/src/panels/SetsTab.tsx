import type { CaseSet } from '@eecs/solver-core';
import { hasSet, removeCaseSet } from '@eecs/solver-core/rules';
import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { emptySetsAtom } from '../state/sectionStatusesAtom.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { AddRow } from './AddRow.tsx';
import type { CellsProps } from './RecordGrid.tsx';
import { RecordTab } from './RecordTab.tsx';
import { SetFields } from './SetFields.tsx';
import { Missing, Muted, NumberCell, NumericCell, WordCell } from '@eecs/ui-kit/editor';
import type { TabProps } from './tabProps.ts';

/** The case sets: loads that act together, and the sets that combine others. */
export function SetsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  return (
    <RecordTab
      tab="sets"
      words={{
        caption: t('sets.caption'),
        none: t('sets.none'),
        nameOf: (index) => t('sets.row', { number: index + 1 }),
        removeLabelOf: (index) => t('sets.removeOf', { number: index + 1 }),
      }}
      columns={[
        { head: tb('list.number') },
        { head: t('sets.title') },
        { head: t('sets.loads'), isNumeric: true },
      ]}
      Cells={SetCells}
      Fields={SetFields}
      remove={removeCaseSet}
      adding={
        <AddRow
          tab="sets"
          label={t('sets.addSet')}
          add={(document) =>
            addCaseSet(document, tb('set.untitled', { number: document.caseSets.length + 1 }))
          }
        />
      }
      isReadOnly={isReadOnly}
    />
  );
}

function SetCells({ item, index }: CellsProps<CaseSet>) {
  const t = usePanelText();
  const tb = useBeamText();
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
        {item.title === '' ? <Muted>{tb('set.untitled', { number: index + 1 })}</Muted> : item.title}
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
