import {
  type Material,
  type Quantity,
  completeConstants,
  computeBulkModulus,
  convertQuantity,
} from '@eecs/solver-core';
import { useFormat, useText, useUnits } from '@eecs/ui-kit';
import { ColorField, SymbolLabel, materialColor, useEditorText, useTableText } from '@eecs/ui-kit/editor';
import { type MaterialNumber, withMaterialNumber, withStrength } from '@eecs/ui-kit/editing';
import { Fields } from './Fields.ts';
import { libraryPageMessages } from './libraryPageMessages.ts';
import { StoredQuantityField } from './StoredQuantityField.tsx';

const NUMBERS = [
  ['E', 'modulus'],
  ['nu', 'ratio'],
  ['G', 'modulus'],
  ['K', 'modulus'],
  ['rho', 'density'],
  ['alpha', 'thermalExpansion'],
] as const satisfies readonly (readonly [MaterialNumber, Quantity])[];

export interface MaterialNumbersProps {
  /** In SI, the units of libraries. */
  readonly material: Material;
  readonly onChange: (material: Material) => void;
}

/**
 * The constants, strengths and colour of a material. An empty field stores nothing: no default replaces it. A constant
 * that follows from the others is shown as the placeholder of its empty field.
 */
export function MaterialNumbers({ material, onChange }: MaterialNumbersProps) {
  const t = useText(libraryPageMessages);
  const tt = useTableText();
  const te = useEditorText();
  const format = useFormat();
  const system = useUnits();
  const { linked, ...constants } = completeConstants(material);
  const follows: Partial<Record<MaterialNumber, number | null>> = {
    ...(linked === null ? {} : { [linked]: constants[linked] }),
    ...(material.K === undefined ? { K: computeBulkModulus(material) } : {}),
  };
  const placeholderOf = (key: MaterialNumber, quantity: Quantity): string => {
    const value = follows[key] ?? null;
    if (value === null) return key === 'E' ? '' : te('list.optional');
    return format.brief(convertQuantity(value, quantity, 0, system), { quantity, system, withUnit: false });
  };
  return (
    <>
      <Fields>
        {NUMBERS.map(([key, quantity]) => (
          <StoredQuantityField
            key={key}
            label={<SymbolLabel text={tt(`materials.${key}`)} />}
            quantity={quantity}
            value={material[key] ?? null}
            placeholder={placeholderOf(key, quantity)}
            {...(key === 'rho' ? { min: 0 } : key === 'alpha' ? {} : { positive: true })}
            onClear={() => onChange(withMaterialNumber(material, key, null))}
            onCommit={(value) => onChange(withMaterialNumber(material, key, value))}
          />
        ))}
        {(['tension', 'compression'] as const).map((key) => (
          <StoredQuantityField
            key={key}
            label={tt(`materials.${key}`)}
            quantity="stress"
            value={material.strength?.[key] ?? null}
            placeholder={te('list.optional')}
            hint={material.strength === undefined ? t('library.form.noStrength') : undefined}
            positive
            onClear={() => onChange(withStrength(material, key, null))}
            onCommit={(value) => onChange(withStrength(material, key, value))}
          />
        ))}
      </Fields>
      <ColorField
        label={tt('materials.color')}
        name={tt('materials.color')}
        value={material.color ?? materialColor(material)}
        disabled={false}
        onCommit={(color) => onChange({ ...material, color })}
      />
    </>
  );
}
