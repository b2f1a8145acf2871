import type { UnitSystem } from '@eecs/solver-core';
import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import type { Format } from '@eecs/ui-kit';

/** Writers of the numbers on a drawing. */
export interface SchemeTexts {
  readonly force: (value: number) => string;
  readonly jointLoad: (load: JointLoad) => string;
  readonly linkLoad: (load: LinkLoad) => string;
  readonly length: (value: number) => string;
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
      const values = isUniform ? [start] : [start, end];
      return values
        .map((value, at) =>
          format.brief(Math.abs(value), { quantity, system, withUnit: at === values.length - 1 }),
        )
        .join(' … ');
    },
    length: (value) => format.brief(value, { quantity: 'length', system, withUnit: false }),
  };
}
