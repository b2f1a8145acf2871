import { along, critical, formula, moved, reaction, verdict } from '../frameProblem.ts';
import type { FrameExpected, FrameProblem } from '../frameProblem.ts';
import { axial, flexural, steelFrame } from './steelFrame.ts';

const clamp = { className: 'cantilever' };
const pin = { className: 'fixed' };
const roller = { className: 'simple' };

const near = (of: FrameExpected, tolerance: number): FrameExpected => ({ ...of, tolerance });
const push = (P: number) => ({ loads: [{ className: 'AxialLoad', c: [P] }] });

/** Both frames below bend antisymmetrically in each bay or panel, where a member has the stiffness 6EI/l at both ends. */
const HIBBELER = formula(
  'R. C. Hibbeler',
  'Structural Analysis',
  '8th ed., 2012',
  'ch. 12, moment distribution for antisymmetric loading, stiffness factor 6EI/L',
);

const F = 22_000;

/** Two bays of two storeys: the inner columns are twice as stiff as the outer ones, the beams half as stiff as those. */
const storeys = steelFrame({
  I: [8000, 16_000, 4000],
  joints: [
    ...[0, 6, 12].map((x) => ({ x, y: 0, support: clamp })),
    { x: 0, y: 4, ...push(F) },
    { x: 6, y: 4 },
    { x: 12, y: 4 },
    { x: 0, y: 8, ...push(F) },
    { x: 6, y: 8 },
    { x: 12, y: 8 },
  ],
  members: [
    ...[0, 1, 2, 3, 4, 5].map((i) => ({ i, j: i + 3, crossSectionIndex: i % 3 === 1 ? 1 : 0 })),
    ...[3, 4, 6, 7].map((i) => ({ i, j: i + 1, crossSectionIndex: 2 })),
  ],
});

const P = 88_000;

/** Four panels of 3 m by 3 m on a pin and a roller; the posts are a third as stiff as the chords. */
const vierendeel = steelFrame({
  I: [9000, 3000],
  joints: [
    ...[0, 3, 6, 9, 12].map((x) => ({
      x,
      y: 0,
      ...(x === 0 && { support: pin }),
      ...(x === 12 && { support: roller }),
    })),
    ...[0, 3, 6, 9, 12].map((x) => ({
      x,
      y: 3,
      ...(x === 6 && { loads: [{ className: 'ShearLoad', c: [-P] }] }),
    })),
  ],
  members: [
    ...[0, 1, 2, 3, 5, 6, 7, 8].map((i) => ({ i, j: i + 1 })),
    ...[0, 1, 2, 3, 4].map((i) => ({ i, j: i + 5, crossSectionIndex: 1 })),
  ],
});

const q = 16_000;
/** The moment of a propped span of 6 m over its clamp. */
const PROPPED = (q * 6 ** 2) / 8;

const FRAMES: readonly FrameProblem[] = [
  {
    id: 'two-storeys-sway',
    title: 'Two bays of two storeys, horizontal force at each floor',
    source: HIBBELER,
    document: storeys,
    expected: [
      verdict('degree', 12),
      reaction(0, 'moment', (64 / 44) * F),
      reaction(1, 'moment', (128 / 44) * F),
      reaction(0, 'x', -F / 2),
      along('M', 6, 0, (40 / 44) * F),
      along('M', 8, 0, (28 / 44) * F),
      along('M', 6, 0.5, 0),
    ],
    why: "the frame is two equal portals side by side, so each column of 8000 cm4 bears a quarter of the shear force; with a = EI/h its end moments are a(t - t') - Vh/2, the beams resist with 2a·t, so that 4at1 - at2 = 1.5F and 3at2 - at1 = 0.5F in m: at1 = 5F/11, at2 = 7F/22",
  },
  {
    id: 'vierendeel-middle',
    title: 'Vierendeel girder of four panels, force in the middle',
    source: HIBBELER,
    document: vierendeel,
    expected: [
      reaction(0, 'y', P / 2),
      along('M', 0, 0, (-36 / 88) * P),
      along('M', 1, 1, (54 / 88) * P),
      along('M', 5, 1, (54 / 88) * P),
      along('M', 5, 0, (-12 / 88) * P),
      near(along('M', 10, 0.5, 0), 1e-9),
    ],
    why: 'each chord bears half of the shear force, P/4, and the middle joints do not rotate; with a = EI/3 m the posts resist with 2a·t, so that 3at0 - at1 = A and 4at1 - at0 = 2A with A = P/4·3/2 m: at0 = 6A/11, at1 = 7A/11',
  },
  {
    id: 'beam-on-column',
    title: 'Two spans on a clamped column in the middle, uniform load on the left one',
    source: formula(
      'H. Cross',
      'Analysis of continuous frames by distributing fixed-end moments',
      'Trans. ASCE 96 (1932)',
      'distribution and carry-over',
    ),
    document: steelFrame({
      joints: [
        { x: 0, y: 4, support: pin },
        { x: 6, y: 4 },
        { x: 12, y: 4, support: roller },
        { x: 6, y: 0, support: clamp },
      ],
      members: [
        { i: 0, j: 1, loads: [{ className: 'DistributedLoad', y: -q, frame: 'global' }] },
        { i: 1, j: 2 },
        { i: 3, j: 1 },
      ],
    }),
    expected: [
      along('M', 0, 1, -0.75 * PROPPED),
      along('M', 1, 0, -0.25 * PROPPED),
      along('M', 2, 1, 0.5 * PROPPED),
      along('M', 2, 0, -0.25 * PROPPED),
      reaction(0, 'y', (q * 6) / 2 - (0.75 * PROPPED) / 6),
    ],
    why: 'the column has 4EI/h = EI, each span 3EI/l = EI/2: they take a half and a quarter each of ql²/8, and half of the share of the column is carried over to its foot',
  },
];

const height = 6;
const load = 500_000;
/** The least root of tan z = z. */
const Z = 4.493409457909064;

const BUCKLING: readonly FrameProblem[] = [
  {
    id: 'column-buckling',
    title: 'Column with a clamped foot and a head held sideways, buckling',
    source: formula(
      'S. P. Timoshenko, J. M. Gere',
      'Theory of Elastic Stability',
      '2nd ed., 1961',
      'art. 2.3, Pcr = 20.19 EI/l²',
    ),
    document: steelFrame({
      inextensible: false,
      I: [2000],
      joints: [
        { x: 0, y: 0, support: clamp },
        {
          x: 0,
          y: height,
          support: { ...roller, alpha: 90 },
          loads: [{ className: 'ShearLoad', c: [-load] }],
        },
      ],
      members: [{ i: 0, j: 1 }],
    }),
    expected: [
      along('N', 0, 0.5, -load),
      near(critical((Z ** 2 * flexural(2000)) / height ** 2 / load), 1e-9),
    ],
    why: 'Pcr = z²EI/l² with the least root of tan z = z, 4.4934: an effective length of 0.699 l',
  },
];

const EI = flexural(8000);
const EA = axial();
const H = 50_000;
const V = 600_000;
const k = 12e6;
const lambda = (k / (4 * EI)) ** 0.25;
/** The thickness of the mud, which gives no support, and of the layers below it: sand and dense sand. */
const [mud, sand, dense] = [2, 5, 8];
const [sandShaft, denseShaft] = [4e6, 16e6];

/** The stiffness of the head of a shaft in one layer, over the stiffness of what it stands on. */
function stiffen(below: number, friction: number, depth: number): number {
  const own = Math.sqrt(friction * EA);
  const t = Math.tanh(Math.sqrt(friction / EA) * depth);
  return (own * (below + own * t)) / (own + below * t);
}
const shaft = stiffen(stiffen(0, denseShaft, dense), sandShaft, sand);

const PILES: readonly FrameProblem[] = [
  {
    id: 'pile-layers',
    title: 'Pile through mud, sand and dense sand, forces on its head',
    source: formula(
      'M. Hetényi',
      'Beams on Elastic Foundation',
      '1946',
      'ch. II, semi-infinite beams, force and couple on the end',
    ),
    document: steelFrame({
      inextensible: false,
      joints: [
        {
          x: 0,
          y: 0,
          loads: [
            { className: 'AxialLoad', c: [H] },
            { className: 'ShearLoad', c: [-V] },
          ],
        },
        { x: 0, y: -mud },
        { x: 0, y: -mud - sand },
        { x: 0, y: -mud - sand - dense },
      ],
      members: [
        { i: 0, j: 1 },
        { i: 1, j: 2, bedding: { y: k, x: sandShaft } },
        { i: 2, j: 3, bedding: { y: k, x: denseShaft } },
      ],
    }),
    // The pile ends 13 m below the mud, where λx = 8.6; a semi-infinite one deflects by less than 1e-6 differently.
    expected: [
      along('M', 0, 1, H * mud),
      near(
        moved(
          0,
          'x',
          ((2 * H * lambda) / k) * (1 + lambda * mud) +
            ((2 * H * lambda ** 2) / k + (4 * H * mud * lambda ** 3) / k) * mud +
            (H * mud ** 3) / (3 * EI),
        ),
        1e-6,
      ),
      near(moved(0, 'y', -V / shaft - (V * mud) / EA), 1e-9),
    ],
    why: 'the sand bears a long pile with H and the couple H·a on its end; the head adds the rotation times a and Ha³/3EI. Along the shaft EA·u″ = k·u in each layer',
  },
];

/** Frames, a column and a pile that the editor offers as worked examples. */
export const WORKED_FRAMES: readonly FrameProblem[] = [...FRAMES, ...BUCKLING, ...PILES];
