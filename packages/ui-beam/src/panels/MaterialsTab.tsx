import type { Material } from '@eecs/solver-core';
import { useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { addMaterial } from '../editing/addMaterial.ts';
import { completeConstants } from '../editing/elasticConstants.ts';
import { removeMaterial } from '../editing/removeConstants.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useRowKeys } from '../state/useRowKeys.ts';
import { AddButton } from './AddButton.tsx';
import { Details } from './Details.tsx';
import { MaterialFields } from './MaterialFields.tsx';
import { type CellsProps, RecordGrid } from './RecordGrid.tsx';
import { SymbolHead } from './SymbolHead.tsx';
import { Missing, Muted, NumberCell, NumericCell, WordCell } from './cells.ts';
import { AddBar, Note } from './layout.ts';
import type { TabProps } from './tabProps.ts';
import { useCurrentRow } from './useCurrentRow.ts';
import { useRowRemoval } from './useRowRemoval.ts';

/** The materials sections of the beam can be made of. */
export function MaterialsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { materials } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const keys = useRowKeys(materials);
  const { current, choose } = useCurrentRow('materials', materials.length);
  const remove = useRowRemoval('materials', removeMaterial);
  return (
    <>
      {materials.length === 0 ? (
        <Note>{t('materials.none')}</Note>
      ) : (
        <RecordGrid
          tab="materials"
          caption={t('materials.caption')}
          columns={[
            { head: tb('list.number') },
            { head: t('materials.name') },
            { head: <SymbolHead symbol="E" unit={format.unit('modulus')} />, isNumeric: true },
            { head: <SymbolHead symbol="ρ" unit={format.unit('density')} />, isNumeric: true },
          ]}
          items={materials}
          keys={keys}
          Cells={MaterialCells}
          current={current}
          onChoose={choose}
          onRemove={isReadOnly ? undefined : remove}
        />
      )}
      {isReadOnly ? null : (
        <AddBar>
          <AddButton
            tab="materials"
            onClick={() => {
              edit(addMaterial);
              choose(materials.length);
            }}
          >
            {t('materials.addMaterial')}
          </AddButton>
        </AddBar>
      )}
      <Details
        tab="materials"
        keys={keys}
        current={current}
        nameOf={(index) => t('materials.row', { number: index + 1 })}
        removeLabelOf={(index) => t('materials.removeOf', { number: index + 1 })}
        isReadOnly={isReadOnly}
        onRemove={remove}
        onEnter={choose}
      >
        {(index) => <MaterialFields index={index} isReadOnly={isReadOnly} />}
      </Details>
    </>
  );
}

function MaterialCells({ item, index }: CellsProps<Material>) {
  const t = usePanelText();
  const tb = useBeamText();
  const format = useFormat();
  const { units, beamSections } = useKitAtomValue(documentAtom);
  const isUsed = beamSections.some(({ materialIndex }) => materialIndex === index);
  const { E } = completeConstants(item);
  const write = (value: number, quantity: 'modulus' | 'density'): string =>
    format.brief(value, { quantity, system: units.system, withUnit: false });
  return (
    <>
      <NumberCell>{index + 1}</NumberCell>
      <WordCell>
        {item.name}
        {isUsed ? null : <Muted> · {t('materials.unused')}</Muted>}
      </WordCell>
      <NumericCell>
        {E === null || E <= 0 ? <Missing>{tb('list.none')}</Missing> : write(E, 'modulus')}
      </NumericCell>
      <NumericCell>{item.rho === undefined ? '' : write(item.rho, 'density')}</NumericCell>
    </>
  );
}
