import type { BeamSet, Diagram, Quantity } from '@eecs/solver-core';

/** A column of results along the beam. */
export interface ResultColumn {
  readonly symbol: string;
  readonly quantity: Quantity;
  readonly diagram: Diagram;
}

/** Lists the columns of stresses that a case set has: top and bottom fibre and shear. */
export function listStressColumns(
  { S, T }: Pick<BeamSet, 'S' | 'T'>,
  symbols: StressSymbols,
): readonly ResultColumn[] {
  const quantity = 'stress';
  return [
    ...(S === null
      ? []
      : [
          { symbol: symbols.top, quantity, diagram: S.top } as const,
          { symbol: symbols.bottom, quantity, diagram: S.bottom } as const,
        ]),
    ...(T === null ? [] : [{ symbol: symbols.shear, quantity, diagram: T } as const]),
  ];
}

export interface StressSymbols {
  readonly top: string;
  readonly bottom: string;
  readonly shear: string;
}
