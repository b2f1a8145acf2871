import { styled } from 'styled-components';
import { convertQuantity } from '@eecs/solver-core';
import { QuantityField } from '../../fields/QuantityField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import type { RowBounds } from './arrangeRows.ts';
import { useLibraryText } from './libraryMessages.ts';
import { MATERIAL_VALUES, type RowValue, SECTION_VALUES, VALUE_QUANTITIES } from './rowValues.ts';

export interface LibraryFilterProps {
  readonly part: 'material' | 'section';
  readonly bounds: RowBounds | null;
  readonly onChange: (bounds: RowBounds | null) => void;
}

/** One value and its bounds, which filter the rows. */
export function LibraryFilter({ part, bounds, onChange }: LibraryFilterProps) {
  const t = useLibraryText();
  const system = useUnits();
  const values: readonly RowValue[] = part === 'section' ? SECTION_VALUES : MATERIAL_VALUES;
  const end = (which: 'least' | 'most') => {
    if (bounds === null) return null;
    const quantity = VALUE_QUANTITIES[bounds.value];
    const held = bounds[which];
    return (
      <QuantityField
        label={t(`filter.${which}`)}
        quantity={quantity}
        system={system}
        value={held === null ? null : convertQuantity(held, quantity, 0, system)}
        min={0}
        placeholder="…"
        onClear={() => onChange({ ...bounds, [which]: null })}
        onCommit={(value) => onChange({ ...bounds, [which]: convertQuantity(value, quantity, system, 0) })}
      />
    );
  };
  return (
    <Bar>
      <SelectField
        label={t('filter.by')}
        value={bounds?.value ?? 'none'}
        options={[
          { value: 'none', label: t('filter.none') },
          ...values.map((value) => ({
            value,
            label: `${t(`property.${value}`)} ${value === 'rho' ? 'ρ' : value}`,
          })),
        ]}
        onChange={(value) => onChange(value === 'none' ? null : { value, least: null, most: null })}
      />
      {end('least')}
      {end('most')}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};

  & > * {
    flex: 1 1 96px;
    min-width: 0;
  }
  & > :first-child {
    flex: 2 1 150px;
  }
`;
