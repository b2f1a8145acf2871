import type { Unit } from '@eecs/solver-core';
import { SegmentedControl } from '../../fields/SegmentedControl.tsx';
import { unitName } from '../../i18n/unitNames.ts';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { useLocale, useUnits } from '../../kit/useSettings.ts';
import { shownUnitsAtom } from '../measures/shownMeasures.ts';
import { findPreset, listPresets, takePreset } from '../measures/unitPresets.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import type { ShownQuantity } from './optionLists.ts';

/** Represents units that match no preset. */
const OWN = 'own' as const;

/** The unit presets of the displayed system, side by side. */
export function UnitPresets({ quantities }: { readonly quantities: readonly ShownQuantity[] }) {
  const t = useOptionText();
  const locale = useLocale();
  const system = useUnits();
  const [units, setUnits] = useKitAtom(shownUnitsAtom);
  const preset = findPreset(units, quantities, system);
  return (
    <SegmentedControl<Unit | typeof OWN>
      label={t('unitsPreset')}
      value={preset ?? OWN}
      segments={[
        ...listPresets(system).map((value) => ({ value, label: unitName(value, locale) })),
        ...(preset === null ? [{ value: OWN, label: t('unitsOwn') } as const] : []),
      ]}
      onChange={(value) => {
        if (value !== OWN) setUnits(takePreset(units, value, system));
      }}
    />
  );
}
