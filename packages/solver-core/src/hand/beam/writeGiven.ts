import { sign } from '../page/formula.ts';
import type { Formula } from '../page/formula.ts';
import { degreeAcross } from './primarySystem.ts';
import type { PrimarySystem } from './primarySystem.ts';
import type { HandModel } from './handModel.ts';
import type { HandPage } from './handPage.ts';

/** Writes the given data: length, supports, loads, stiffness. */
export function writeGiven(page: HandPage, model: HandModel, isReal: boolean): void {
  page.heading('given');
  page.sentence('length', { L: { value: model.L, unit: 'length' } });
  for (const { name, x, holds, give, moved } of model.bearings) {
    const all = (['x', 'y', 'r'] as const).filter((direction) => holds[direction]);
    // A pin with a rotational spring is not a clamp; the spring gets a sentence of its own.
    const stiff = all.filter((direction) => direction !== 'r' || give.r === 0);
    const held = stiff.length === 0 ? all : stiff;
    const place = { name, x: { value: x, unit: 'length' } } as const;
    page.sentence(`bearing.${held.join('')}`, place);
    if (give.y > 0) page.sentence('spring.y', { name, k: { value: 1 / give.y, unit: 'line' } });
    if (give.x > 0) page.sentence('spring.x', { name, k: { value: 1 / give.x, unit: 'line' } });
    if (give.r > 0) page.sentence('spring.r', { name, k: { value: 1 / give.r, unit: 'moment' } });
    if (moved.y !== 0)
      page.sentence('moved.by', { name, by: { value: moved.y, unit: 'length', along: 'y' } });
    if (moved.x !== 0)
      page.sentence('moved.by', { name, by: { value: moved.x, unit: 'length', along: 'x' } });
    if (moved.r !== 0) page.sentence(moved.r > 0 ? 'moved.ccw' : 'moved.cw', { name, by: Math.abs(moved.r) });
  }
  for (const { name, x } of model.hinges) page.sentence('hinge', { name, x: { value: x, unit: 'length' } });
  for (const { x, fx, fy, m } of model.points) {
    const place = { x: { value: x, unit: 'length' } } as const;
    if (fy !== 0) page.sentence('load.force', { ...place, P: { value: fy, unit: 'force', along: 'y' } });
    if (fx !== 0) page.sentence('load.force', { ...place, P: { value: fx, unit: 'force', along: 'x' } });
    if (m !== 0) page.sentence('load.moment', { ...place, m: { value: m, unit: 'moment', along: 'r' } });
  }
  for (const spread of model.spreads) {
    const range = {
      x0: { value: spread.x0, unit: 'length' },
      x1: { value: spread.x1, unit: 'length' },
    } as const;
    for (const [along, [a, b, c]] of [
      ['y', spread.fy],
      ['x', spread.fx],
    ] as const) {
      if (a === 0 && b === 0 && c === 0) continue;
      const h = spread.x1 - spread.x0;
      const at = (t: number) => ({ value: a + t * (b + t * c), unit: 'line', along }) as const;
      const shape = c !== 0 ? 'parabola' : b !== 0 ? 'line' : 'uniform';
      page.sentence(`spread.${shape}`, { ...range, q0: at(0), q1: at(h / 2), q2: at(h) });
    }
  }
  if (!isReal) page.sentence('notReal');
  else
    for (const { x0, x1, EI, EA } of mergeStretches(model)) {
      page.sentence('stiffness', {
        x0: { value: x0, unit: 'length' },
        x1: { value: x1, unit: 'length' },
        EI: { value: EI, unit: 'flexural' },
        EA: { value: EA, unit: 'axial' },
      });
    }
}

/** Writes the unknowns, the equations, and the difference between their numbers. */
export function writeDegree(page: HandPage, model: HandModel, system: PrimarySystem): void {
  const reactions = [
    ...system.along,
    ...system.discs.flatMap(({ across }) =>
      across.map(({ unknown }) => unknown).filter(({ letter }) => letter !== 'Q'),
    ),
  ];
  const list: Formula = reactions.flatMap((unknown, at): Formula => [
    ...(at === 0 ? [] : [COMMA]),
    sign(unknown.letter, unknown.name),
  ]);
  page.heading('degree');
  const degree = degreeAcross(system) + system.along.length - 1;
  page.sentence('unknowns', { list: { formula: list }, count: reactions.length });
  page.sentence(model.hinges.length === 0 ? 'equations' : 'equationsHinged', {
    count: 3 + model.hinges.length,
    hinges: model.hinges.length,
  });
  page.sentence(degree === 0 ? 'determinate' : 'indeterminate', { degree });
}

/** Separator of the symbols in a list. */
const COMMA = sign(',');

/** Joins neighbouring stretches of the same stiffness. */
function mergeStretches({ stretches }: HandModel): HandModel['stretches'] {
  return stretches.reduce<HandModel['stretches'][number][]>((merged, stretch) => {
    const last = merged.at(-1);
    if (last?.EI === stretch.EI && last.EA === stretch.EA)
      merged[merged.length - 1] = { ...last, x1: stretch.x1 };
    else merged.push(stretch);
    return merged;
  }, []);
}
