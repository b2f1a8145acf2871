import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { UnitSystem } from '@eecs/solver-core';
import { QuantityField, useFormat, vars } from '@eecs/ui-kit';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { CutPicture } from './CutPicture.tsx';
import { CutProfile } from './CutProfile.tsx';
import { CutReading } from './CutReading.tsx';
import type { DrawnField } from './cutField.ts';
import { scaleCut } from './cutLayout.ts';
import { Pictures } from './cutStyles.ts';
import { readCut } from './readCut.ts';
import { useStressText } from './stressMessages.ts';

export interface CutStressesProps {
  readonly field: DrawnField;
  /** The name of the drawn stress. */
  readonly name: string;
  readonly sectionLabel: string;
  readonly system: UnitSystem;
  /** The case set of the numbers, if there are several. */
  readonly named: ReactNode;
  /** The height of the reading, from the centroid upwards; null for that of the greatest stress. */
  readonly read: number | null;
  readonly onRead: (z: number | null) => void;
}

/** The stresses of a section: in colour, over the height, and in numbers at the height of the reading. */
export function CutStresses({ field, name, sectionLabel, system, named, read, onRead }: CutStressesProps) {
  const t = useStressText();
  const format = useFormat();
  const symbolOf = useRowSymbol();
  const { cut } = field;
  const to = scaleCut(field);
  const { z, y, level } = readCut(field, read);
  const write = (value: number): string =>
    format.quantity(value, { quantity: 'stress', system, digits: 1, withUnit: false });
  const force = (value: number, quantity: 'force' | 'moment'): string =>
    format.quantity(value, { quantity, system });
  return (
    <>
      <p>
        {named}
        <i>N</i> = {force(cut.N, 'force')}, <i>{symbolOf('Q')}</i> = {force(cut.Q, 'force')}, <i>M</i> ={' '}
        {force(cut.M, 'moment')}
      </p>
      <Pictures>
        <CutPicture
          field={field}
          to={to}
          z={z}
          onRead={onRead}
          label={t('cut.picture', { name, section: sectionLabel })}
        />
        <CutProfile
          field={field}
          to={to}
          z={z}
          write={write}
          label={t('cut.profile', { name, unit: format.unit('stress', system) })}
        />
        <Side>
          <QuantityField
            label={
              <>
                {t('cut.height')} <i>z</i>
              </>
            }
            name={`${t('cut.height')} z`}
            quantity="sectionDimension"
            system={system}
            value={z}
            digits={3}
            increment={system === 0 ? 5 : 0.25}
            min={cut.bounds.bottom}
            max={cut.bounds.top}
            onCommit={onRead}
          />
          <small>{t('cut.note')}</small>
        </Side>
      </Pictures>
      <Numbers>
        <CutReading cut={cut} z={z} y={y} level={level} system={system} />
      </Numbers>
    </>
  );
}

const Numbers = styled.div`
  overflow-x: auto;
`;

const Side = styled.div`
  flex: 1 1 160px;
  max-width: 280px;

  & small {
    display: block;
    margin-top: ${vars.space2};
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
