import type { UnitSystem } from '@eecs/solver-core';
import type { JointLoad, Link, LinkLoad } from '@eecs/solver-core/truss';
import type { Format } from '@eecs/ui-kit';

/** Writers of the numbers on a drawing. */
export interface SchemeTexts {
  readonly force: (value: number) => string;
  readonly jointLoad: (load: JointLoad) => string;
  readonly linkLoad: (load: LinkLoad) => string;
  readonly length: (value: number) => string;
  readonly settlement: (value: number) => string;
  /** Writes the temperature change and misfit of a rod, with signs. */
  readonly strain: (link: Pick<Link, 'dT' | 'dL'>) => string;
}

/** Creates the writers of the numbers on a drawing. */
export function createSchemeTexts(format: Format, system: UnitSystem): SchemeTexts {
  const force = (value: number): string => format.brief(value, { quantity: 'force', system });
  return {
    force,
    jointLoad: ({ c: [value] }) => force(Math.abs(value)),
    linkLoad: ({ className, y }) => {
      const quantity = className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
      const [start, middle, end] = y;
      const isUniform = start === middle && middle === end;
      // The ends of a linear load determine all of it.
      const isLine = Math.abs(start + end - 2 * middle) <= 1e-9 * Math.max(Math.abs(start), Math.abs(end));
      const values = isUniform ? [start] : isLine ? [start, end] : [start, middle, end];
      return values
        .map((value, at) =>
          format.brief(Math.abs(value), { quantity, system, withUnit: at === values.length - 1 }),
        )
        .join(' … ');
    },
    settlement: (value) => format.brief(value, { quantity: 'displacement', system }),
    strain: ({ dT = 0, dL = 0 }) =>
      [
        dT === 0 ? '' : `ΔT ${format.brief(dT, { quantity: 'temperatureDifference', system })}`,
        dL === 0 ? '' : `ΔL ${format.brief(dL, { quantity: 'displacement', system })}`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    length: (value) => format.brief(value, { quantity: 'length', system, withUnit: false }),
  };
}
