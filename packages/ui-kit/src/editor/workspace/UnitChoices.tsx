import { styled } from 'styled-components';
import { type Unit, unitsOf } from '@eecs/solver-core';
import { SelectField } from '../../fields/SelectField.tsx';
import { unitName } from '../../i18n/unitNames.ts';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { useLocale, useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { chooseUnit, shownUnitsAtom } from '../measures/shownMeasures.ts';
import { findPreset } from '../measures/unitPresets.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import type { ShownQuantity } from './optionLists.ts';
import { UnitPresets } from './UnitPresets.tsx';

/** The unit presets of the displayed system, and a unit for each quantity. */
export function UnitChoices({ quantities }: { readonly quantities: readonly ShownQuantity[] }) {
  const t = useOptionText();
  const locale = useLocale();
  const system = useUnits();
  const [units, setUnits] = useKitAtom(shownUnitsAtom);
  return (
    <>
      <UnitPresets quantities={quantities} />
      <details open={findPreset(units, quantities, system) === null}>
        <summary>{t('unitsEach')}</summary>
        <Fields data-units={system}>
          {quantities
            .filter((quantity) => unitsOf(quantity, system).length > 1)
            .map((quantity) => (
              <SelectField
                key={quantity}
                label={t(`quantity.${quantity}`)}
                value={chooseUnit(units, quantity, system)}
                options={unitsOf(quantity, system).map((value) => ({
                  value,
                  label: unitName(value, locale),
                }))}
                onChange={(unit: Unit) => setUnits({ ...units, [`${system} ${quantity}`]: unit })}
              />
            ))}
        </Fields>
      </details>
    </>
  );
}

const Fields = styled.div`
  margin-top: ${vars.space2};
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${vars.space2} ${vars.space3};
  align-items: end;
`;
