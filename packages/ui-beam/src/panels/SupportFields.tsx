import { type Quantity, type Support, isHeld } from '@eecs/solver-core';
import { type Direction, canRelease, DIRECTIONS, hasSettlementIn } from '@eecs/solver-core/rules';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeSupport, setSettlement, setStiffness } from '../editing/changeSupport.ts';
import { toggleSettlementSet } from '../editing/toggleSettlementSet.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';
import { SupportKindField } from './SupportKindField.tsx';
import { Columns, Group, type RowProps, SetMask } from '@eecs/ui-kit/editor';
import { useDragged } from '../live/useDragged.ts';
import { useSupportNames } from './useSupportNames.ts';

interface SupportProps extends RowProps {
  readonly support: Support;
}

/** The fields of one support: kind and place, the hinge over it, springs and settlements. */
export function SupportFields({ index, isReadOnly }: RowProps) {
  const t = usePanelText();
  const { supports } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const names = useSupportNames();
  const support = supports[index];
  if (support === undefined) return null;
  const name = names[index] ?? '';
  return (
    <>
      <Columns $count={2}>
        <SupportKindField
          label={t('supports.kindLabel')}
          name={t('supports.kindOf', { support: name })}
          support={support}
          index={index}
          isReadOnly={isReadOnly}
        />
        <PlaceField
          support={support}
          index={index}
          isReadOnly={isReadOnly}
          name={t('supports.placeOf', { support: name })}
        />
      </Columns>
      {canRelease(support) ? (
        <CheckField
          label={t('supports.release')}
          name={t('supports.releaseOf', { support: name })}
          checked={support.release === true}
          disabled={isReadOnly}
          onChange={(release) => edit((document) => changeSupport(document, index, { release }))}
        />
      ) : null}
      {support.className === 'hinge' ? null : (
        <>
          <SpringFields support={support} index={index} isReadOnly={isReadOnly} />
          <SettlementFields support={support} index={index} isReadOnly={isReadOnly} />
        </>
      )}
    </>
  );
}

/** Where a support stands, or would by the drag under way. */
function PlaceField({ support, index, isReadOnly, name }: SupportProps & { readonly name: string }) {
  const edit = useSetKitAtom(applyEditAtom);
  return (
    <InputField
      isPlace
      quantity="length"
      label={<i>x</i>}
      name={name}
      value={useDragged(support).x}
      disabled={isReadOnly}
      onCommit={(x) => edit((document) => changeSupport(document, index, { x }))}
    />
  );
}

const SPRINGS: Readonly<Record<Direction, Quantity>> = {
  x: 'springTranslation',
  y: 'springTranslation',
  r: 'springRotation',
};

/** How stiff each direction is; one left empty is rigid or free, as the kind of the support has it. */
function SpringFields({ support, index, isReadOnly }: SupportProps) {
  const t = usePanelText();
  const edit = useSetKitAtom(applyEditAtom);
  const { stiffness, ...rigid } = support;
  return (
    <DirectionFields
      legend={t('supports.stiffness')}
      columns={2}
      nameOf={useNameOf('stiffnessOf', index)}
      fieldOf={(direction) => ({
        quantity: SPRINGS[direction],
        positive: true,
        value: stiffness?.[direction] ?? null,
        placeholder: isHeld(rigid, direction) ? '∞' : '0',
        disabled: isReadOnly,
      })}
      onSet={(direction, value) => edit((document) => setStiffness(document, index, direction, value))}
    />
  );
}

/** By how much each held direction gives way, and in which case sets. */
function SettlementFields({ support, index, isReadOnly }: SupportProps) {
  const t = usePanelText();
  const { caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const name = useSupportNames()[index] ?? '';
  return (
    <>
      <DirectionFields
        legend={t('supports.settlement')}
        nameOf={useNameOf('settlementOf', index)}
        fieldOf={(direction) => ({
          quantity: direction === 'r' ? 'slope' : 'displacement',
          value: support.settlement?.[direction] ?? null,
          placeholder: isHeld(support, direction) ? '0' : '–',
          disabled: isReadOnly || !isHeld(support, direction),
        })}
        onSet={(direction, value) => edit((document) => setSettlement(document, index, direction, value))}
      />
      {support.settlement === undefined || caseSets.length === 0 ? null : (
        <SetMask
          caseSets={caseSets}
          label={t('supports.settlementSets')}
          name={t('supports.settlementSetsOf', { support: name })}
          isIn={(set) => hasSettlementIn(support, set)}
          onToggle={(set) => edit((document) => toggleSettlementSet(document, index, set))}
          disabled={isReadOnly}
        />
      )}
    </>
  );
}

function useNameOf(key: 'stiffnessOf' | 'settlementOf', index: number): (direction: string) => string {
  const t = usePanelText();
  const support = useSupportNames()[index] ?? '';
  return (direction) => t(`supports.${key}`, { support, direction });
}

/** A field for each direction a support can hold; an emptied one says nothing of its direction. */
function DirectionFields({
  legend,
  columns = 3,
  nameOf,
  fieldOf,
  onSet,
}: {
  readonly legend: string;
  /** Units of a spring are long, and so are its numbers. @default 3 */
  readonly columns?: 2 | 3;
  /** What a field is called aloud, by the words for its direction. */
  readonly nameOf: (direction: string) => string;
  readonly fieldOf: (direction: Direction) => Omit<InputFieldProps, 'label' | 'name' | 'onCommit'>;
  readonly onSet: (direction: Direction, value: number | null) => void;
}) {
  const t = usePanelText();
  return (
    <Group>
      <legend>{legend}</legend>
      <Columns $count={columns}>
        {DIRECTIONS.map((direction) => {
          const label = t(`supports.direction.${direction}`);
          return (
            <InputField
              key={direction}
              label={label}
              name={nameOf(label)}
              {...fieldOf(direction)}
              onClear={() => onSet(direction, null)}
              onCommit={(value) => onSet(direction, value)}
            />
          );
        })}
      </Columns>
    </Group>
  );
}
