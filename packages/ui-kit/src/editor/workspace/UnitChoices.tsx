import { styled } from 'styled-components';
import { type Unit, displayUnit, unitsOf } from '@eecs/solver-core';
import { Button } from '../../fields/Button.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { unitName } from '../../i18n/unitNames.ts';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { useLocale, useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { chooseUnit, shownUnitsAtom } from '../measures/shownMeasures.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import type { ShownQuantity } from './optionLists.ts';

/** A unit for each quantity, in the system on the screen, and the way back to those of the system. */
export function UnitChoices({ quantities }: { readonly quantities: readonly ShownQuantity[] }) {
  const t = useOptionText();
  const locale = useLocale();
  const system = useUnits();
  const [units, setUnits] = useKitAtom(shownUnitsAtom);
  const own = Object.entries(units).filter(([key]) => !key.startsWith(`${system} `));
  const isOfSystem = quantities.every((one) => chooseUnit(units, one, system) === displayUnit(one, system));

  return (
    <>
      <Fields data-units={system}>
        {quantities
          .filter((quantity) => unitsOf(quantity, system).length > 1)
          .map((quantity) => (
            <SelectField
              key={quantity}
              label={t(`quantity.${quantity}`)}
              value={chooseUnit(units, quantity, system)}
              options={unitsOf(quantity, system).map((value) => ({ value, label: unitName(value, locale) }))}
              onChange={(unit: Unit) => setUnits({ ...units, [`${system} ${quantity}`]: unit })}
            />
          ))}
      </Fields>
      <div>
        <Button disabled={isOfSystem} onClick={() => setUnits(Object.fromEntries(own))}>
          {t('resetUnits')}
        </Button>
      </div>
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${vars.space2} ${vars.space3};
  align-items: end;
`;
