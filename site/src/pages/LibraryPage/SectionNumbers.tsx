import { type CrossSection, LIMITS, type Quantity } from '@eecs/solver-core';
import { SelectField, useUnits } from '@eecs/ui-kit';
import { SectionOutline, SymbolLabel, nameSectionNumber, useTableText } from '@eecs/ui-kit/editor';
import {
  SECTION_SHAPES,
  type SectionNumber,
  createShape,
  isEditedShape,
  listOwnNumbers,
} from '@eecs/ui-kit/editing';
import { Fields } from './Fields.ts';
import { StoredQuantityField } from './StoredQuantityField.tsx';

/** The shape of a cross-section and its dimensions, with its outline. */
export function SectionNumbers({
  section,
  onChange,
}: {
  readonly section: CrossSection;
  readonly onChange: (section: CrossSection) => void;
}) {
  const tt = useTableText();
  const system = useUnits();
  const { className, label } = section;
  return (
    <>
      <SelectField
        label={tt('crossSections.shape')}
        value={isEditedShape(className) ? className : 'generic'}
        options={SECTION_SHAPES.map((value) => ({ value, label: tt(`crossSections.${value}`) }))}
        onChange={(shape) => onChange({ ...createShape(shape, 0, label), units: 0 })}
      />
      <Fields>
        {listOwnNumbers(section).map((key) => (
          <StoredQuantityField
            key={key}
            label={<SymbolLabel text={tt(nameSectionNumber(key, className))} />}
            quantity={quantityOf(key)}
            value={section[key] ?? null}
            min={['Iyz', 'ey', 'ez'].includes(key) ? -LIMITS.full.magnitude : 0}
            onClear={() => {
              const { [key]: _, ...rest } = section;
              onChange(rest);
            }}
            onCommit={(value) => onChange({ ...section, [key]: value })}
          />
        ))}
      </Fields>
      <SectionOutline
        section={section}
        system={0}
        shownIn={system}
        name={tt('crossSections.outlineOf', { label })}
      />
    </>
  );
}

function quantityOf(key: SectionNumber): Quantity {
  if (key === 'A') return 'area';
  if (key === 'sf' || key === 'sw') return 'percent';
  return key === 'Iy' || key === 'Iz' || key === 'Iyz' ? 'secondMoment' : 'sectionDimension';
}
