import { useMemo } from 'react';
import type { BeamCase, Diagram, Quantity } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { FieldGroup, QuantityField, useFormat, useKitAtom, useText, vars } from '@eecs/ui-kit';
import { axlesAtom } from './influenceAtoms.ts';
import { type TwoAxles, createAxles } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';
import { type WorstPlace, findWorstPlaces } from './worstPlaces.ts';

export interface TwoAxlesFormProps {
  readonly document: BeamCase;
  readonly line: Diagram;
  readonly quantity: Quantity;
  readonly name: string;
  readonly writePlace: (x: number) => string;
}

/**
 * Two axles that cross the beam in either direction: the greatest and least value of the quantity, and the
 * corresponding places of the axles.
 */
export function TwoAxlesForm({ document, line, quantity, name, writePlace }: TwoAxlesFormProps) {
  const t = useText(influenceMessages);
  const format = useFormat();
  const [chosen, choose] = useKitAtom(axlesAtom);
  const { L, units } = document;
  const { system } = units;
  const axles = chosen ?? createAxles(document);
  const { first, second, gap } = axles;
  const { most, least } = useMemo(
    () => findWorstPlaces(line, { first, second, gap }),
    [line, first, second, gap],
  );
  const greatest = Math.max(Math.abs(most.value), Math.abs(least.value));
  const { write } = format.results({ quantity, system, greatest });
  const writeLoad = (load: number): string => format.brief(load, { quantity: 'force', system });
  const writeOn = (x: number): string =>
    x < 0 || x > L ? t('train.off') : t('train.at', { place: writePlace(x) });
  const describe = (key: 'most' | 'least', place: WorstPlace): string =>
    place.value === 0
      ? t(key === 'most' ? 'train.neverMost' : 'train.neverLeast')
      : t(`train.${key}`, {
          value: `${name} = ${write(place.value)}`,
          first: writeLoad(first),
          firstPlace: writeOn(place.first),
          second: writeLoad(second),
          secondPlace: writeOn(place.second),
        });
  const change = (next: Partial<TwoAxles>): void => choose({ ...axles, ...next });
  return (
    <FieldGroup>
      <legend>{t('train.title')}</legend>
      <Fields>
        <QuantityField
          label={t('train.first')}
          quantity="force"
          system={system}
          value={first}
          onCommit={(load) => change({ first: load })}
        />
        <QuantityField
          label={t('train.second')}
          quantity="force"
          system={system}
          value={second}
          onCommit={(load) => change({ second: load })}
        />
        <QuantityField
          label={t('train.gap')}
          quantity="length"
          system={system}
          min={0}
          variables={{ L }}
          value={gap}
          onCommit={(distance) => change({ gap: distance })}
        />
      </Fields>
      <p>{describe('most', most)}</p>
      <p>{describe('least', least)}</p>
    </FieldGroup>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${vars.space2} ${vars.space4};
  max-width: 560px;
  padding-top: ${vars.space1};
`;
