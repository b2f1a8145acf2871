import { useState } from 'react';
import { type Support, type SupportClass, isHeld } from '@eecs/solver-core';
import { Alert, Button, SelectField, useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addSupport } from '../editing/addSupport.ts';
import type { Edit } from '../editing/edit.ts';
import { findCollisions, fixCollisions } from '../editing/fixCollisions.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { type PanelText, usePanelText } from '../messages/panelMessages.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddButton } from './AddButton.tsx';
import { ConstraintCount } from './ConstraintCount.tsx';
import { Details } from './Details.tsx';
import { type CellsProps, RecordGrid } from './RecordGrid.tsx';
import { SupportFields } from './SupportFields.tsx';
import { SymbolHead } from './SymbolHead.tsx';
import { Muted, NumberCell, NumericCell, WordCell } from './cells.ts';
import { AddBar, Note } from './layout.ts';
import type { TabProps } from './tabProps.ts';
import { useCurrentRow } from './useCurrentRow.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The supports and hinges: the letters are those of the drawing and of the reactions. */
export function SupportsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const { supports } = document;
  const edit = useSetKitAtom(applyEditAtom);
  const [kind, setKind] = useState<SupportClass>('simple');
  const keys = useRowKeys(supports);
  const { current, choose } = useCurrentRow('supports', supports.length);
  const remove = useRowRemoval('supports', removeSupport);
  const names = nameSupports(supports);
  const { supportsBeyond, supportsAtOnePlace } = findCollisions(document);

  function add(): void {
    let added: Edit | null = null;
    edit((before) => (added = addSupport(before, kind)));
    const after = (added as Edit | null)?.document.supports ?? [];
    const index = after.findIndex((support) => !supports.includes(support));
    if (index >= 0) choose(index);
  }

  return (
    <>
      {supportsBeyond.length + supportsAtOnePlace.length > 0 ? (
        <Alert
          kind="warning"
          actions={
            isReadOnly ? undefined : <Button onClick={() => edit(fixCollisions)}>{tb('fixBeyond')}</Button>
          }
        >
          {tb(supportsBeyond.length > 0 ? 'hindrance.supportsBeyond' : 'note.placeTaken')}
        </Alert>
      ) : null}
      <ConstraintCount />
      {supports.length === 0 ? (
        <Note>{t('supports.none')}</Note>
      ) : (
        <RecordGrid
          tab="supports"
          caption={t('supports.caption')}
          columns={[
            { head: tb('list.number') },
            { head: t('supports.kind') },
            { head: t('supports.holds') },
            { head: <SymbolHead symbol="x" unit={format.unit('length')} />, isNumeric: true },
          ]}
          items={supports}
          keys={keys}
          Cells={SupportCells}
          current={current}
          onChoose={choose}
          onRemove={isReadOnly ? undefined : remove}
        />
      )}
      {isReadOnly ? null : (
        <AddBar>
          <SelectField
            label={t('supports.newKind')}
            hideLabel
            value={kind}
            options={SUPPORT_KINDS.map((value) => ({ value, label: tb(`support.${value}`) }))}
            onChange={setKind}
          />
          <AddButton tab="supports" onClick={add}>
            {t('supports.add')}
          </AddButton>
        </AddBar>
      )}
      <Details
        tab="supports"
        keys={keys}
        current={current}
        nameOf={(index) => [t('supports.row', { number: index + 1 }), names[index]].join(' ').trimEnd()}
        removeLabelOf={(index) => t('supports.removeOf', { number: index + 1 })}
        isReadOnly={isReadOnly}
        onRemove={remove}
        onEnter={choose}
      >
        {(index) => <SupportFields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}

function SupportCells({ item, index }: CellsProps<Support>) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { supports, units } = useKitAtomValue(documentAtom);
  return (
    <>
      <NumberCell>{nameSupports(supports)[index]}</NumberCell>
      <WordCell>{tb(`support.${item.className}`)}</WordCell>
      <td>
        <Muted>{describeRestrictions(item, t)}</Muted>
      </td>
      <NumericCell>
        {format.brief(item.x, { quantity: 'length', system: units.system, withUnit: false })}
      </NumericCell>
    </>
  );
}

/** Writes what a support blocks: `x, y`; a direction held by a spring only bears a tilde. */
function describeRestrictions(support: Support, t: PanelText): string {
  const held = (['x', 'y', 'r'] as const)
    .filter((direction) => isHeld(support, direction))
    .map(
      (direction) =>
        (support.stiffness?.[direction] === undefined ? '' : '~') + t(`supports.direction.${direction}`),
    );
  const words = held.length === 0 ? ['–'] : held;
  return words.join(', ') + (support.release === true ? ' ○' : '');
}
