import { type Quantity, type Support, isHeld } from '@eecs/solver-core';
import { type Direction, canRelease, DIRECTIONS, hasSettlementIn } from '@eecs/solver-core/rules';
import { CheckField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { changeSupport, setSettlement, setStiffness } from '../editing/changeSupport.ts';
import { toggleSettlementSet } from '../editing/toggleSettlementSet.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { chosenSetAtom, documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { InputField, type InputFieldProps } from './InputField.tsx';
import { SupportKindField } from './SupportKindField.tsx';
import { Columns, Group, type RowProps, SetMask, findCommon, findCommonFlag } from '@eecs/ui-kit/editor';
import { changeEach, findSetForNew } from '@eecs/ui-kit/editing';
import { useDragged } from '../live/useDragged.ts';
import { useSupportNames } from './useSupportNames.ts';

interface SupportProps extends RowProps {
  readonly support: Support;
}

interface SupportsProps extends RowProps {
  readonly indices: readonly number[];
  /** The supports with these indices. */
  readonly supports: readonly Support[];
}

/**
 * The fields of one or several supports: kind and place, the hinge over it, springs and settlements. Several supports
 * have no common place field, because no two are at one place.
 */
export function SupportFields({ index, indices = [index], isReadOnly }: RowProps) {
  const t = usePanelText();
  const { supports } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const names = useSupportNames();
  const support = supports[index];
  if (support === undefined) return null;
  const name = names[index] ?? '';
  const isOne = indices.length === 1;
  const chosen = indices.flatMap((at) => supports[at] ?? []);
  const released = findCommon(chosen.map(({ release }) => release === true));
  const rows = { index, indices, isReadOnly };
  return (
    <>
      <Columns $count={2}>
        <SupportKindField
          label={t('supports.kindLabel')}
          {...(isOne && { name: t('supports.kindOf', { support: name }) })}
          {...rows}
        />
        {isOne ? (
          <PlaceField
            support={support}
            index={index}
            isReadOnly={isReadOnly}
            name={t('supports.placeOf', { support: name })}
          />
        ) : null}
      </Columns>
      {chosen.every(canRelease) ? (
        <CheckField
          label={t('supports.release')}
          {...(isOne && { name: t('supports.releaseOf', { support: name }) })}
          checked={released.value === true}
          isMixed={released.isMixed}
          disabled={isReadOnly}
          onChange={(release) =>
            edit((document) =>
              changeEach(document, indices, (now, at) => changeSupport(now, at, { release })),
            )
          }
        />
      ) : null}
      {chosen.some(({ className }) => className === 'hinge') ? null : (
        <>
          <SpringFields supports={chosen} {...rows} />
          <SettlementFields supports={chosen} {...rows} />
        </>
      )}
    </>
  );
}

/** The place of a support, or its draft during a drag. */
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

/** The stiffness of each direction; an empty field means rigid or free, depending on the kind of support. */
function SpringFields({ supports, index, indices, isReadOnly }: SupportsProps) {
  const t = usePanelText();
  const edit = useSetKitAtom(applyEditAtom);
  const bare = supports.map(({ stiffness: _, ...rigid }) => rigid);
  return (
    <DirectionFields
      legend={t('supports.stiffness')}
      columns={2}
      nameOf={useNameOf('stiffnessOf', { index, indices })}
      fieldOf={(direction) => {
        const held = findCommonFlag(bare.map((rigid) => isHeld(rigid, direction)));
        return {
          quantity: SPRINGS[direction],
          positive: true,
          ...toField(supports.map(({ stiffness }) => stiffness?.[direction] ?? null)),
          placeholder: held === 'mixed' ? '' : held ? '∞' : '0',
          disabled: isReadOnly,
        };
      }}
      onSet={(direction, value) =>
        edit((document) =>
          changeEach(document, indices, (now, at) => setStiffness(now, at, direction, value)),
        )
      }
    />
  );
}

/** Returns the value that a field shows for several supports. */
function toField(values: readonly (number | null)[]): {
  readonly value: number | null;
  readonly isMixed: boolean;
} {
  const { value = null, isMixed } = findCommon(values);
  return { value, isMixed };
}

/** The settlement in each restrained direction, and its case sets. */
function SettlementFields({ supports, index, indices, isReadOnly }: SupportsProps) {
  const t = usePanelText();
  const { caseSets } = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const name = useSupportNames()[index] ?? '';
  const shown = findSetForNew(caseSets, useKitAtomValue(chosenSetAtom));
  return (
    <>
      <DirectionFields
        legend={t('supports.settlement')}
        nameOf={useNameOf('settlementOf', { index, indices })}
        fieldOf={(direction) => {
          const areHeld = supports.every((support) => isHeld(support, direction));
          return {
            quantity: direction === 'r' ? 'slope' : 'displacement',
            along: direction,
            ...toField(supports.map(({ settlement }) => settlement?.[direction] ?? null)),
            placeholder: areHeld ? '0' : '–',
            disabled: isReadOnly || !areHeld,
          };
        }}
        onSet={(direction, value) =>
          edit((document) =>
            changeEach(document, indices, (now, at) => setSettlement(now, at, direction, value, shown)),
          )
        }
      />
      {caseSets.length === 0 || supports.some(({ settlement }) => settlement === undefined) ? null : (
        <SetMask
          caseSets={caseSets}
          label={t('supports.settlementSets')}
          name={
            indices.length > 1
              ? t('supports.settlementSets')
              : t('supports.settlementSetsOf', { support: name })
          }
          isIn={(set) => findCommonFlag(supports.map((support) => hasSettlementIn(support, set)))}
          onToggle={(set, isIn) => {
            const wanted = indices.filter((_, at) => {
              const support = supports[at];
              return support !== undefined && hasSettlementIn(support, set) !== isIn;
            });
            edit((document) => changeEach(document, wanted, (now, at) => toggleSettlementSet(now, at, set)));
          }}
          disabled={isReadOnly}
        />
      )}
    </>
  );
}

function useNameOf(
  key: 'stiffnessOf' | 'settlementOf',
  { index, indices }: { readonly index: number; readonly indices: readonly number[] },
): (direction: string) => string {
  const t = usePanelText();
  const names = useSupportNames();
  const support = indices.length > 1 ? indices.map((at) => names[at]).join(', ') : (names[index] ?? '');
  return (direction) => t(`supports.${key}`, { support, direction });
}

/** A field for each direction that a support can restrain; an empty field leaves its direction free. */
function DirectionFields({
  legend,
  columns = 3,
  nameOf,
  fieldOf,
  onSet,
}: {
  readonly legend: string;
  /** Springs have long units, and long numbers. @default 3 */
  readonly columns?: 2 | 3;
  /** Returns the accessible name of a field from the word for its direction. */
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
