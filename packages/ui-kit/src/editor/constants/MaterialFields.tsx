import Link2 from 'lucide-react/icons/link-2';
import { type Quantity, completeConstants, computeBulkModulus } from '@eecs/solver-core';
import {
  changeMaterialLook,
  changeMaterialNumber,
  changeStrength,
  linkConstant,
} from '../../editing/changeMaterial.ts';
import type { MaterialNumber } from '../../editing/editMaterial.ts';
import { Button } from '../../fields/Button.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { InputField } from '../tables/InputField.tsx';
import { SymbolLabel } from '../tables/SymbolLabel.tsx';
import { NameInput } from '../tables/TextInput.tsx';
import { SHOWN_DIGITS } from '../tables/cells.ts';
import { Columns, Line, Note } from '../tables/layout.ts';
import type { RowProps } from '../tables/tabProps.ts';
import { ColorField } from './ColorField.tsx';
import { PrintedMaterial, isPrinted } from './PrintedRow.tsx';
import { UseEntry } from './UseEntry.tsx';
import { useCommon, useCommonDocument, useCommonEdit } from './commonPort.ts';
import { useMaterialChange } from './useMaterialChange.ts';

interface NumberField {
  readonly key: MaterialNumber;
  readonly quantity: Quantity;
  readonly increment?: number;
}

/** Decimals of GPa; a value converted to ksi has at most one significant decimal. */
const MODULUS_DIGITS = { 0: SHOWN_DIGITS, 1: 1 } as const;

const ELASTIC: readonly NumberField[] = [
  { key: 'E', quantity: 'modulus' },
  { key: 'nu', quantity: 'ratio', increment: 0.01 },
  { key: 'G', quantity: 'modulus' },
  { key: 'K', quantity: 'modulus' },
];

const OTHER: readonly NumberField[] = [
  { key: 'rho', quantity: 'density' },
  { key: 'alpha', quantity: 'thermalExpansion', increment: 0.1 },
];

/**
 * The fields of one material. One of E, ν and G follows from the other two, and K from E and ν, until the reader types
 * it.
 */
export function MaterialFields({ index, isReadOnly: isLocked }: RowProps) {
  const t = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const edit = useCommonEdit();
  const { materials: list } = useCommon();
  const document = useCommonDocument();
  const [renamed, change] = useMaterialChange();
  const { materials, units } = document;
  const material = materials[index];
  if (material === undefined) return null;
  const number = index + 1;
  // A grade of a catalogue stays as published; the reader may change its colour.
  const isReadOnly = isLocked || isPrinted(material.origin);
  const { linked, ...constants } = completeConstants(material);
  const shown: Readonly<Record<MaterialNumber, number | null>> = {
    ...constants,
    K: computeBulkModulus(material),
    rho: material.rho ?? null,
    alpha: material.alpha ?? null,
  };

  const field = ({ key, quantity, increment }: NumberField) => {
    const label = t(`materials.${key}`);
    const isLinked = key === 'K' ? typeof material.K !== 'number' : key === linked;
    const value = isLinked ? null : shown[key];
    const follows = shown[key];
    const isOptional = key !== 'E';
    return (
      <InputField
        key={key}
        label={<SymbolLabel text={label} />}
        name={t('materials.numberOf', { number, name: label })}
        quantity={quantity}
        digits={quantity === 'modulus' ? MODULUS_DIGITS[units.system] : SHOWN_DIGITS}
        value={value}
        {...(key === 'rho' ? { min: 0 } : key === 'alpha' ? {} : { positive: true })}
        {...(increment === undefined ? {} : { increment })}
        {...(isLinked && follows !== null
          ? {
              hint: t(key === 'K' ? 'materials.linkedBulk' : 'materials.linked'),
              placeholder: format.brief(follows, { quantity, system: units.system, withUnit: false }),
            }
          : { placeholder: te('list.optional') })}
        {...(isOptional ? { onClear: () => change((of) => changeMaterialNumber(of, index, key, null)) } : {})}
        disabled={isReadOnly}
        onCommit={(next) => change((of) => changeMaterialNumber(of, index, key, next))}
      />
    );
  };

  return (
    <>
      <UseEntry list={list} index={index} isReadOnly={isLocked} />
      {isPrinted(material.origin) ? <PrintedMaterial index={index} isReadOnly={isLocked} /> : null}
      <NameInput
        label={t('materials.name')}
        name={t('materials.nameOf', { number })}
        value={material.name}
        others={materials.filter((other) => other !== material).map(({ name }) => name)}
        disabled={isReadOnly}
        onCommit={(name) => edit((of) => changeMaterialLook(of, index, { name }))}
      />
      <div role="status">
        {renamed?.to === material.name ? <Note>{t('materials.renamed', { ...renamed })}</Note> : null}
      </div>
      <Columns $count={2}>{ELASTIC.map(field)}</Columns>
      {linked === null && shown.G !== null && shown.nu !== null && !isReadOnly ? (
        <Line>
          {(['nu', 'G'] as const).map((key) => (
            <Button
              key={key}
              variant="quiet"
              icon={<Link2 size={16} aria-hidden="true" />}
              onClick={() => edit((of) => linkConstant(of, index, key))}
            >
              {t('materials.link', { name: key === 'nu' ? 'ν' : 'G' })}
            </Button>
          ))}
        </Line>
      ) : null}
      <Columns $count={2}>{OTHER.map(field)}</Columns>
      <Columns $count={2}>
        {(['tension', 'compression'] as const).map((key) => (
          <InputField
            key={key}
            label={t(`materials.${key}`)}
            name={t('materials.numberOf', { number, name: t(`materials.${key}`) })}
            quantity="stress"
            digits={MODULUS_DIGITS[units.system]}
            value={material.strength?.[key] ?? null}
            positive
            placeholder={te('list.optional')}
            disabled={isReadOnly}
            onClear={() => change((of) => changeStrength(of, index, key, null))}
            onCommit={(next) => change((of) => changeStrength(of, index, key, next))}
          />
        ))}
      </Columns>
      {material.strength === undefined ? <Note>{t('materials.noStrength')}</Note> : null}
      <ColorField
        label={t('materials.color')}
        name={t('materials.colorOf', { number })}
        value={material.color ?? ''}
        disabled={isLocked}
        onCommit={(color) => edit((of) => changeMaterialLook(of, index, { color }))}
      />
    </>
  );
}
