import type { Reaction, SetActions } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { resultantOf, momentOf } from '../../statics/cutActions.ts';
import { equationMessages } from './equationMessages.ts';
import { Sum, useNumber } from './Sum.tsx';

export interface EquilibriumSumsProps {
  readonly actions: SetActions;
  readonly reactions: readonly Reaction[];
  readonly L: number;
}

/** Rounding tolerance of a sum, relative to its largest term. */
const NOTHING = 1e-9;

/** The check of the reactions by the equilibrium of the whole beam: every term of the three sums in numbers. */
export function EquilibriumSums({ actions, reactions, L }: EquilibriumSumsProps) {
  const t = useText(equationMessages);
  const write = useNumber();
  const spreads = actions.spreads.map((spread) => ({ ...spread, size: resultantOf(spread).size }));
  const size = Math.max(
    ...reactions.flatMap(({ axial, normal }) => [Math.abs(axial), Math.abs(normal)]),
    ...actions.points.map(({ fx, fy }) => Math.hypot(fx, fy)),
    ...spreads.map((spread) => Math.abs(spread.size)),
    0,
  );
  const sums = [
    {
      name: t('sums.x'),
      scale: size,
      terms: [
        ...reactions.map(({ axial }) => axial),
        ...actions.points.map(({ fx }) => fx),
        ...spreads.map((spread) => spread.px * spread.size),
      ],
    },
    {
      name: t('sums.y'),
      scale: size,
      terms: [
        ...reactions.map(({ normal }) => normal),
        ...actions.points.map(({ fy }) => fy),
        ...spreads.map((spread) => spread.py * spread.size),
      ],
    },
    {
      name: t('sums.r'),
      scale: size * L,
      terms: [
        ...reactions.flatMap(({ x, normal, moment }) => [x * normal, moment]),
        ...actions.points.flatMap(({ x, fy, m }) => [x * fy, m]),
        ...spreads.map((spread) => momentOf(spread, 0)),
      ],
    },
  ];
  return (
    <Sums>
      {sums.map(({ name, scale, terms }) => {
        const shown = terms.filter((term) => Math.abs(term) > NOTHING * scale);
        const sum = terms.reduce((total, term) => total + term, 0);
        const isZero = Math.abs(sum) <= NOTHING * Math.max(scale, ...terms.map(Math.abs));
        return (
          <li key={name} data-passed={isZero}>
            {name}: <Sum terms={shown.map((factor) => ({ factor }))} /> = {isZero ? '0 ✓' : `${write(sum)} ✗`}
          </li>
        );
      })}
    </Sums>
  );
}

const Sums = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li[data-passed='false'] {
    color: ${vars.error};
  }
`;
