import { type Quantity, isHeld } from '@eecs/solver-core';
import { CheckField, SelectField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeSupport, setSettlement, setStiffness } from '../editing/changeSupport.ts';
import { type Direction, canRelease } from '../editing/supportFits.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField } from './InputField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { Columns, Group } from './layout.ts';
import type { RowProps } from './tabProps.ts';

const DIRECTIONS = ['x', 'y', 'r'] as const;

/** The fields of one support: kind and place, the hinge over it, springs and settlements. */
export function SupportFields({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const tb = useBeamText();
  const { supports } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const support = supports[index];
  if (support === undefined) return null;
  const number = index + 1;
  return (
    <>
      <Columns $count={2}>
        <SelectField
          label={t('supports.kindLabel')}
          name={t('supports.kindOf', { number })}
          value={support.className}
          options={SUPPORT_KINDS.map((value) => ({ value, label: tb(`support.${value}`) }))}
          disabled={isReadOnly}
          onChange={(className) => edit((document) => changeSupport(document, index, { className }))}
        />
        <PlaceField
          label={<i>x</i>}
          name={t('supports.placeOf', { number })}
          value={support.x}
          disabled={isReadOnly}
          onCommit={(x) => edit((document) => changeSupport(document, index, { x }))}
        />
      </Columns>
      {canRelease(support) ? (
        <CheckField
          label={t('supports.release')}
          name={t('supports.releaseOf', { number })}
          checked={support.release === true}
          disabled={isReadOnly}
          onChange={(release) => edit((document) => changeSupport(document, index, { release }))}
        />
      ) : null}
      {support.className === 'hinge' ? null : (
        <>
          <SpringFields index={index} isReadOnly={isReadOnly} />
          <SettlementFields index={index} isReadOnly={isReadOnly} />
        </>
      )}
    </>
  );
}

const SPRINGS: Readonly<Record<Direction, Quantity>> = {
  x: 'springTranslation',
  y: 'springTranslation',
  r: 'springRotation',
};

/** How stiff each direction is; one left empty is rigid or free, as the kind of the support has it. */
function SpringFields({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const { supports } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const support = supports[index];
  if (support === undefined) return null;
  const { stiffness: _, ...rigid } = support;
  return (
    <Group>
      <legend>{t('supports.stiffness')}</legend>
      <Columns>
        {DIRECTIONS.map((direction) => {
          const label = t(`supports.direction.${direction}`);
          return (
            <InputField
              key={direction}
              label={label}
              name={t('supports.stiffnessOf', { number: index + 1, direction: label })}
              quantity={SPRINGS[direction]}
              positive
              value={support.stiffness?.[direction] ?? null}
              placeholder={isHeld(rigid, direction) ? '∞' : '0'}
              onClear={() => edit((document) => setStiffness(document, index, direction, null))}
              disabled={isReadOnly}
              onCommit={(value) => edit((document) => setStiffness(document, index, direction, value))}
            />
          );
        })}
      </Columns>
    </Group>
  );
}

/** By how much each held direction gives way. */
function SettlementFields({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const { supports } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const support = supports[index];
  if (support === undefined) return null;
  return (
    <Group>
      <legend>{t('supports.settlement')}</legend>
      <Columns>
        {DIRECTIONS.map((direction) => {
          const label = t(`supports.direction.${direction}`);
          return (
            <InputField
              key={direction}
              label={label}
              name={t('supports.settlementOf', { number: index + 1, direction: label })}
              quantity={direction === 'r' ? 'slope' : 'displacement'}
              value={support.settlement?.[direction] ?? null}
              placeholder={isHeld(support, direction) ? '0' : '–'}
              onClear={() => edit((document) => setSettlement(document, index, direction, null))}
              disabled={isReadOnly || !isHeld(support, direction)}
              onCommit={(value) => edit((document) => setSettlement(document, index, direction, value))}
            />
          );
        })}
      </Columns>
    </Group>
  );
}
