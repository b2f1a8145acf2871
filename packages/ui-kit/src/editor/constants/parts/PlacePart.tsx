import { type CrossSection, LIMITS, type SectionPart, type UnitSystem } from '@eecs/solver-core';
import { useState } from 'react';
import { PART_SIDES, type PartSide, placeBeside } from '../../../editing/builtUp/placeBeside.ts';
import { Button } from '../../../fields/Button.tsx';
import { QuantityField } from '../../../fields/QuantityField.tsx';
import { SelectField } from '../../../fields/SelectField.tsx';
import { Columns, Group, Line } from '../../tables/layout.ts';
import { usePartText } from './partMessages.ts';

/** Places a part beside another one at a gap, with their centres in line. */
export function PlacePart({
  section,
  at,
  system,
  onPlace,
}: {
  readonly section: CrossSection;
  readonly at: number;
  readonly system: UnitSystem;
  readonly onPlace: (part: SectionPart) => void;
}) {
  const t = usePartText();
  const { parts = [] } = section;
  const others = parts.flatMap((_, i) => (i === at ? [] : [String(i)]));
  const [side, setSide] = useState<PartSide>('right');
  const [asked, setOf] = useState(String(at === 0 ? 1 : at - 1));
  const [gap, setGap] = useState(0);
  const of = others.includes(asked) ? asked : (others[0] ?? '0');
  const part = parts[at];
  const placed = part && placeBeside(section, part, { of: Number(of), side, gap });
  return (
    <Group>
      <legend>{t('beside')}</legend>
      <Columns>
        <SelectField
          label={t('side')}
          value={side}
          options={PART_SIDES.map((value) => ({ value, label: t(value) }))}
          onChange={setSide}
        />
        <SelectField
          label={t('of')}
          value={of}
          options={others.map((value) => ({ value, label: t('row', { part: Number(value) + 1 }) }))}
          onChange={setOf}
        />
        <QuantityField
          label={t('gap')}
          quantity="sectionDimension"
          system={system}
          value={gap}
          min={0}
          max={LIMITS.full.magnitude}
          onCommit={setGap}
        />
      </Columns>
      <Line>
        <Button disabled={!placed} onClick={() => placed && onPlace(placed)}>
          {t('put', { part: at + 1 })}
        </Button>
      </Line>
    </Group>
  );
}
