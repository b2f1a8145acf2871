/** Fink roofs, with coordinates from the package's generator. */
import { generateFink } from '../../../src/truss/generators/generateFink.ts';
import type { FinkOptions } from '../../../src/truss/generators/generateFink.ts';
import type { Drawing } from '../drawnTruss.ts';
import { closedForm, forcesOf, reactionsOf, trussProblem } from '../trussProblem.ts';
import type { TrussProblem } from '../trussProblem.ts';

const fink = (panels: number) =>
  closedForm('Timoshenko, Young', 'Theory of Structures', `chapter 2, Fink truss of ${panels} panels`);

/** On a slope of 1:2 the sine is 1/√5 and the cosine 2/√5. */
const ROOT = Math.sqrt(5);

export const roofs: readonly TrussProblem[] = [
  trussProblem({
    id: 'fink-4',
    title: 'Fink roof of four panels, 10 kN on each joint of the rafters',
    source: fink(4),
    drawing: drawFink({ span: 12, height: 3 }),
    expected: [
      ...forcesOf({ 'lr0-lr1': -15e3 * ROOT, 'lr1-ridge': -13e3 * ROOT, 'lr1-lf1': -20e3 / ROOT }),
      ...forcesOf({ 'lr0-lf1': 30e3, 'ridge-lf1': 10e3, 'lf1-rf1': 20e3, 'rr0-rf1': 30e3 }),
      ...reactionsOf({ lr0x: 0, lr0y: 15e3, rr0y: 15e3 }),
    ],
    why: 'struts carry W·cos, and the force in the rafter drops by W·sin at each panel; the middle tie has M/h = 60/3',
  }),
  trussProblem({
    id: 'fink-8',
    title: 'Fink roof of eight panels, 10 kN on each joint of the rafters',
    source: fink(8),
    drawing: drawFink({ span: 16, height: 4, panels: 8 }),
    expected: [
      ...[0, 1, 2, 3].flatMap((k) =>
        forcesOf({ [`lr${k}-${k === 3 ? 'ridge' : `lr${k + 1}`}`]: -35e3 * ROOT + k * 2e3 * ROOT }),
      ),
      ...forcesOf({ 'lr1-lf2': -20e3 / ROOT, 'lr3-lf3': -20e3 / ROOT, 'lr2-lf1': -40e3 / ROOT }),
      ...forcesOf({ 'lr0-lf2': 70e3, 'lf2-lf1': 60e3, 'lf1-rf1': 40e3, 'lr2-lf2': 10e3, 'lr2-lf3': 10e3 }),
    ],
    why: 'secondary struts carry W·cos, the main strut 2·W·cos; ties 70, less 10 at each secondary strut; the middle tie M/h = 160/4',
  }),
];

function drawFink(measures: FinkOptions): Drawing {
  const generated = generateFink(measures);
  if (!generated.ok) throw new Error('the measures of a problem make a roof');
  const { joints, links } = generated.document;
  const name = (index: number) => String(joints[index]!.id);
  return {
    joints: Object.fromEntries(joints.map(({ id, x, y }) => [String(id), [x, y]])),
    held: { lr0: 'xy', rr0: 'y' },
    links: links.map(({ i, j }) => `${name(i)}-${name(j)}`).join(' '),
    forces: Object.fromEntries(
      joints
        .filter(({ id }) => /^(lr[1-9]|rr[1-9]|ridge)/.test(String(id)))
        .map(({ id }) => [String(id), [0, -10e3]]),
    ),
  };
}
