import { along, formula, reaction, verdict } from '../frameProblem.ts';
import type { FrameProblem } from '../frameProblem.ts';
import { flexural, portal, type Portal } from './steelFrame.ts';

const KLEINLOGEL = (place: string) =>
  formula('A. Kleinlogel', 'Rigid Frame Formulas', '2nd English ed. (Ungar), 1958', place);
const HINGED = 'rectangular frame with two hinges';
const FIXED = 'rectangular frame with fixed feet';

const A: Portal = { l: 6, h: 4, I1: 5000, I2: 8000 };
const B: Portal = { l: 9, h: 5, I1: 12_000, I2: 8000 };
const ratio = ({ l, h, I1, I2 }: Portal): number => (I2 / I1) * (h / l);

/**
 * The horizontal displacement of a foot under a horizontal force of 1, with the other foot hinged: 2h³/3EI1 + h²l/EI2.
 */
const give = ({ l, h, I1, I2 }: Portal): number =>
  (2 * h ** 3) / (3 * flexural(I1)) + (h * h * l) / flexural(I2);

const uniform = (q: number) => ({ loads: [{ className: 'DistributedLoad', y: -q, frame: 'global' }] });
const point = (x: number, P: number) => ({ loads: [{ className: 'ShearLoad', x, c: [-P] }] });
const push = (P: number) => ({ loads: [{ className: 'AxialLoad', c: [P] }] });
/** On a column drawn from its foot upwards, wind from the left acts along its -y. */
const wind = (w: number) => ({ loads: [{ className: 'DistributedLoad', y: -w }] });

const hingedUniform = (id: string, of: Portal, q: number): FrameProblem => {
  const N = 2 * ratio(of) + 3;
  const H = (q * of.l ** 2) / (4 * of.h * N);
  const corner = -(q * of.l ** 2) / (4 * N);
  return {
    id,
    title: 'Two-hinged portal, uniform load on the beam',
    source: KLEINLOGEL(HINGED),
    document: portal(of, { foot: 'fixed', beam: uniform(q) }),
    expected: [
      verdict('degree', 1),
      reaction(0, 'x', H),
      reaction(3, 'x', -H),
      reaction(0, 'y', (q * of.l) / 2),
      along('M', 1, 0, corner),
      along('M', 1, 1, corner),
      along('M', 1, 0.5, (q * of.l ** 2) / 8 + corner),
    ],
    why: 'M of the corners is -ql²/4N with N = 2k + 3 and k = (I2/I1)(h/l)',
  };
};

const P = 20_000;
const w = 3000;
const q = 12_000;

export const PORTALS: readonly FrameProblem[] = [
  hingedUniform('hinged-uniform', A, q),
  hingedUniform('hinged-uniform-stout', B, 7500),
  {
    id: 'hinged-point',
    title: 'Two-hinged portal, point load on the beam',
    source: KLEINLOGEL(HINGED),
    document: portal(A, { foot: 'fixed', beam: point(2, P) }),
    expected: [
      reaction(0, 'x', (1.5 * P * 2 * 4) / (A.l * A.h * (2 * ratio(A) + 3))),
      along('M', 1, 0, -(1.5 * P * 2 * 4) / (A.l * (2 * ratio(A) + 3))),
      along('M', 1, 1 / 3, (P * 2 * 4) / A.l - (1.5 * P * 2 * 4) / (A.l * (2 * ratio(A) + 3))),
    ],
    why: 'both corners have M = -(3/2)Pab/(lN)',
  },
  {
    id: 'hinged-push',
    title: 'Two-hinged portal, horizontal force at the left corner',
    source: KLEINLOGEL(HINGED),
    document: portal(B, { foot: 'fixed', corner: push(P) }),
    expected: [
      reaction(0, 'x', -P / 2),
      reaction(3, 'x', -P / 2),
      reaction(0, 'y', -(P * B.h) / B.l),
      along('M', 1, 0, (P * B.h) / 2),
      along('M', 1, 1, -(P * B.h) / 2),
    ],
  },
  {
    id: 'hinged-wind',
    title: 'Two-hinged portal, wind on the left column',
    source: KLEINLOGEL(HINGED),
    document: portal(A, { foot: 'fixed', left: wind(w) }),
    expected: [
      reaction(3, 'x', -(w * A.h * (5 * ratio(A) + 6)) / (8 * (2 * ratio(A) + 3))),
      along('M', 1, 1, -(w * A.h ** 2 * (5 * ratio(A) + 6)) / (8 * (2 * ratio(A) + 3))),
      along('M', 1, 0, (w * A.h ** 2) / 2 - (w * A.h ** 2 * (5 * ratio(A) + 6)) / (8 * (2 * ratio(A) + 3))),
    ],
    why: 'the force method with the right foot on a roller gives X = (5wh⁴/24EI1 + wh³l/4EI2)/(2h³/3EI1 + h²l/EI2) = wh(5k + 6)/8N',
  },
  {
    id: 'hinged-warm',
    title: 'Two-hinged portal, beam warmed by 25 °C',
    source: KLEINLOGEL(`${HINGED}, change of temperature`),
    document: portal(A, { foot: 'fixed', beam: { dT: 25 } }),
    expected: [
      reaction(0, 'x', (1.2e-5 * 25 * A.l) / give(A)),
      along('M', 1, 0.5, (-A.h * 1.2e-5 * 25 * A.l) / give(A)),
    ],
    why: 'the feet would move apart by alpha·dT·l, and H closes the gap: H(2h³/3EI1 + h²l/EI2) = alpha·dT·l',
  },
  {
    id: 'hinged-settled',
    title: 'Two-hinged portal, right foot moved by 10 mm',
    source: KLEINLOGEL(`${HINGED}, displacement of a support`),
    document: portal(B, { foot: 'fixed', rightFoot: { settlement: { x: 0.01 } } }),
    expected: [reaction(3, 'x', 0.01 / give(B)), along('M', 1, 0, (B.h * 0.01) / give(B))],
  },
  {
    id: 'fixed-uniform',
    title: 'Fixed portal, uniform load on the beam',
    source: KLEINLOGEL(FIXED),
    document: portal(A, { foot: 'cantilever', beam: uniform(q) }),
    expected: [
      verdict('degree', 3),
      along('M', 1, 0, -(q * A.l ** 2) / (6 * (ratio(A) + 2))),
      reaction(0, 'x', (q * A.l ** 2) / (4 * A.h * (ratio(A) + 2))),
      reaction(0, 'moment', -(q * A.l ** 2) / (12 * (ratio(A) + 2))),
    ],
    why: 'with N1 = k + 2 the corners have M = -ql²/6N1 and the feet ql²/12N1, H = ql²/4hN1',
  },
  {
    id: 'fixed-point',
    title: 'Fixed portal, point load in the middle of the beam',
    source: KLEINLOGEL(FIXED),
    document: portal(B, { foot: 'cantilever', beam: point(B.l / 2, P) }),
    expected: [
      along('M', 1, 1, -(P * B.l) / (4 * (ratio(B) + 2))),
      along('M', 1, 0.5, (P * B.l) / 4 - (P * B.l) / (4 * (ratio(B) + 2))),
      reaction(3, 'moment', (P * B.l) / (8 * (ratio(B) + 2))),
    ],
  },
  {
    id: 'fixed-push',
    title: 'Fixed portal, horizontal force at the left corner',
    source: KLEINLOGEL(FIXED),
    document: portal(A, { foot: 'cantilever', corner: push(P) }),
    expected: [
      along('M', 1, 0, (P * A.h * 3 * ratio(A)) / (2 * (6 * ratio(A) + 1))),
      reaction(0, 'moment', (P * A.h * (3 * ratio(A) + 1)) / (2 * (6 * ratio(A) + 1))),
      reaction(3, 'moment', (P * A.h * (3 * ratio(A) + 1)) / (2 * (6 * ratio(A) + 1))),
    ],
    why: 'with N2 = 6k + 1 the corners have M = ±(Ph/2)(3k/N2), the feet ∓(Ph/2)((3k + 1)/N2)',
  },
];
