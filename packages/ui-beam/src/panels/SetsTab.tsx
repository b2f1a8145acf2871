import type { CaseSet } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { hasSet } from '../editing/setMask.ts';
import { removeCaseSet } from '../editing/removeCaseSet.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { isEmptySet } from '../state/sectionStatuses.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddButton } from './AddButton.tsx';
import { Details } from './Details.tsx';
import { type CellsProps, RecordGrid } from './RecordGrid.tsx';
import { SetFields } from './SetFields.tsx';
import { Missing, Muted, NumberCell, NumericCell, WordCell } from './cells.ts';
import { AddBar, Note } from './layout.ts';
import type { TabProps } from './tabProps.ts';
import { useCurrentRow } from './useCurrentRow.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The case sets: loads that act together, and the sets that combine others. */
export function SetsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const { caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const keys = useRowKeys(caseSets);
  const { current, choose } = useCurrentRow('sets', caseSets.length);
  const remove = useRowRemoval('sets', removeCaseSet);
  return (
    <>
      {caseSets.length === 0 ? (
        <Note>{t('sets.none')}</Note>
      ) : (
        <RecordGrid
          tab="sets"
          caption={t('sets.caption')}
          columns={[
            { head: tb('list.number') },
            { head: t('sets.title') },
            { head: t('sets.loads'), isNumeric: true },
          ]}
          items={caseSets}
          keys={keys}
          Cells={SetCells}
          current={current}
          onChoose={choose}
          onRemove={isReadOnly ? undefined : remove}
        />
      )}
      {isReadOnly ? null : (
        <AddBar>
          <AddButton
            tab="sets"
            onClick={() => {
              const number = caseSets.length + 1;
              edit((document) => addCaseSet(document, tb('set.untitled', { number })));
              choose(caseSets.length);
            }}
          >
            {t('sets.addSet')}
          </AddButton>
        </AddBar>
      )}
      <Details
        tab="sets"
        keys={keys}
        current={current}
        nameOf={(index) => t('sets.row', { number: index + 1 })}
        removeLabelOf={(index) => t('sets.removeOf', { number: index + 1 })}
        isReadOnly={isReadOnly}
        onRemove={remove}
        onEnter={choose}
      >
        {(index) => <SetFields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}

function SetCells({ item, index }: CellsProps<CaseSet>) {
  const t = usePanelText();
  const tb = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const count = document.loads.filter(({ sets }) => hasSet(sets, index)).length;
  return (
    <>
      <NumberCell>
        <Chip style={{ background: item.color }} />
        {index + 1}
      </NumberCell>
      <WordCell>
        {item.title === '' ? <Muted>{tb('set.untitled', { number: index + 1 })}</Muted> : item.title}
        {item.combined ? <Muted> · {t('sets.combinedShort')}</Muted> : null}
      </WordCell>
      <NumericCell>{isEmptySet(document, index) ? <Missing>{t('sets.unused')}</Missing> : count}</NumericCell>
    </>
  );
}

const Chip = styled.span`
  display: inline-block;
  width: 4px;
  height: 16px;
  margin-inline-end: 6px;
  vertical-align: -3px;
`;
