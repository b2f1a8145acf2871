/**
 * Principal and equivalent stresses in beams: J. Case, A. H. Chilver, C. T. F. Ross, Strength of Materials and
 * Structures, 4th ed., 1999; S. P. Timoshenko, Strength of Materials, part II, 3rd ed., 1956; V. I. Feodosiev, Strength
 * of Materials; N. M. Belyaev, Strength of Materials: full check of the strength of an I-beam. Closed forms, written
 * out.
 */
import { axial, clamp, force, moment, pin, roller } from '../beamCase.ts';
import { stressesAt, stressExtreme } from './expectStress.ts';
import type { Expected, Problem, Source } from './problem.ts';
import { sectionBeam } from './sectionBeam.ts';
import { CASE_TEXT, statedAt } from './stressTexts.ts';

const CASE: Source = {
  author: 'Case, Chilver, Ross',
  title: 'Strength of Materials and Structures',
  edition: '4th ed., 1999',
  place: 'Problem 10.2, p. 256',
  compared: CASE_TEXT,
};
const GERE_POINT: Source = {
  author: 'Gere',
  title: 'Mechanics of Materials',
  edition: '6th ed., 2004',
  place: 'Example 8-3, prismatic beam under a uniform load',
  compared: statedAt('coursehero.com, tutors-problems 20096697'),
};
const TIMOSHENKO: Source = {
  author: 'Timoshenko',
  title: 'Strength of Materials, part II',
  edition: '3rd ed., 1956',
  place: 'Strength theories',
};
const FEODOSIEV: Source = {
  author: 'Feodosiev',
  title: 'Strength of Materials',
  edition: '9th ed., 1986',
  place: 'Strength theories; Mohr’s criterion',
};
const BELYAEV: Source = {
  author: 'Belyaev',
  title: 'Strength of Materials',
  edition: '15th ed., 1976',
  place: 'Check of an I-beam by principal stresses',
};

const NU = 0.25;
/** Cast iron: its strength in tension is a quarter of that in compression. */
const K = 0.25;
const CAST_IRON = [{ name: 'cast iron', E: 100_000, nu: NU, strength: { tension: 100, compression: 400 } }];

/** Returns the five theories for a plane state sigma, tau. */
function theories(sigma: number, tau: number) {
  const R = Math.sqrt((sigma / 2) ** 2 + tau ** 2);
  const [s1, s3] = [sigma / 2 + R, sigma / 2 - R];
  return {
    s1,
    s3,
    eq1: Math.max(s1, -s3),
    eq2: Math.max(Math.abs(s1 - NU * s3), Math.abs(s3 - NU * s1)),
    eq3: Math.sqrt(sigma ** 2 + 4 * tau ** 2),
    eq4: Math.sqrt(sigma ** 2 + 3 * tau ** 2),
    eq5: Math.max(s1 - K * s3, 0),
  };
}

export const strengthTheoryProblems: readonly Problem[] = [
  girderTopOfWeb(),
  prismaticBeam(),
  pureBending(),
  pureShear(),
  pressed(),
  rectangleInBetween(),
  beamOfI('clamp'),
  beamOfI('middle'),
  circularCantilever(),
  shortRectangle('simple'),
  shortRectangle('cantilever'),
];

/**
 * Flanges 300 by 25, web 600 by 12.5: M = 500 kN·m and Q = 500 kN together, a metre from the support of a beam under 1
 * MN.
 */
function girderTopOfWeb(): Problem {
  const [b, tf, hw, tw, M, Q] = [300, 25, 600, 12.5, 500e6, 500e3];
  const I = (b * (hw + 2 * tf) ** 3 - (b - tw) * hw ** 3) / 12;
  const sigma = (-M * (hw / 2)) / I;
  const tau = (Q * b * tf * ((hw + tf) / 2)) / (I * tw);
  const { s1, s3 } = theories(sigma, tau);
  return {
    id: 'case-10.2',
    title: 'I-girder: top of the web under 500 kN·m and 500 kN',
    source: CASE,
    document: sectionBeam(
      4,
      { className: 'hsection', h: hw + 2 * tf, b, tw, tf },
      {
        supports: [pin(0), roller(4)],
        loads: [force(2, -1e6)],
      },
    ),
    expected: [
      ...stressesAt(1, { y: 0, z: hw / 2 }, { sigma, tau, s1, s3 }, { level: 'below' }),
      ...stressesAt(1, { y: 0, z: hw / 2 }, { tau: (tau * tw) / b }),
    ],
  };
}

/**
 * L = 3 ft, q = 160 lb/in, 1 by 4 in; the point is 8 in left of the right support, 1 in below the top: -3360 and 450
 * psi.
 */
function prismaticBeam(): Problem {
  const [L, q, b, h] = [36, 160, 1, 4];
  const x = L - 8;
  const I = (b * h ** 3) / 12;
  const sigma = -((q * x * (L - x)) / 2) / I;
  const tau = (q * (L / 2 - x) * (h ** 2 / 4 - 1)) / (2 * I);
  const { s1, s3 } = theories(sigma, tau);
  return {
    id: 'gere-8-3',
    title: 'Prismatic beam: a point beside the support, below the top',
    source: GERE_POINT,
    document: sectionBeam(
      L,
      { className: 'rectangle', b, h },
      {
        units: { system: 1 },
        materials: [{ name: 'steel', E: 29e6, nu: 0.3 }],
        supports: [pin(0), roller(L)],
        loads: [{ className: 'DistributedLoad', x: [0, L], y: [-q, -q, -q] }],
      },
    ),
    expected: [
      ...stressesAt(x, { y: 0, z: 1 }, { sigma: -3360, tau: -450 }),
      ...stressesAt(x, { y: 0, z: 1 }, { sigma, tau, s1, s3, eq3: s1 - s3 }),
    ],
  };
}

function ironBeam(section: object, rest: object): object {
  return sectionBeam(2, section, { materials: CAST_IRON, ...rest });
}

function pureBending(): Problem {
  const [b, h, M] = [60, 120, 3000];
  const sigma = (6 * M * 1000) / (b * h ** 2);
  return {
    id: 'theories-pure-bending',
    title:
      'Pure bending: all theories give M/W at the face in tension, the fifth k times it at the face in compression',
    source: TIMOSHENKO,
    document: ironBeam({ className: 'rectangle', b, h }, { supports: [clamp(0)], loads: [moment(2, M)] }),
    expected: [
      ...(['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const).map((name) => stressExtreme(name, 'max', sigma)),
      ...stressesAt(1, { y: 0, z: h / 2 }, { eq1: sigma, eq5: K * sigma }),
    ],
  };
}

/** At the neutral axis: tau, (1 + nu) tau, 2 tau, sqrt(3) tau, (1 + k) tau. */
function pureShear(): Problem {
  const [b, h, Q] = [60, 120, 48_000];
  const tau = (1.5 * Q) / (b * h);
  return {
    id: 'theories-pure-shear',
    title: 'Pure shear at the neutral axis',
    source: FEODOSIEV,
    document: ironBeam({ className: 'rectangle', b, h }, { supports: [clamp(0)], loads: [force(2, -Q)] }),
    expected: [
      ...stressesAt(
        1,
        { y: 0, z: 0 },
        {
          eq1: tau,
          eq2: (1 + NU) * tau,
          eq3: 2 * tau,
          eq4: Math.sqrt(3) * tau,
          eq5: (1 + K) * tau,
          direction: -45,
        },
      ),
      // At the tip there is only shear.
      stressExtreme('eq3', 'min', 2 * tau, { tolerance: 1e-9 }),
    ],
  };
}

function pressed(): Problem {
  const [d, P] = [80, 200_000];
  const sigma = (4 * P) / (Math.PI * d ** 2);
  return {
    id: 'theories-compression',
    title: 'A bar in axial compression: only the fifth theory distinguishes it from tension',
    source: FEODOSIEV,
    document: ironBeam({ className: 'circle', Dy: d }, { supports: [clamp(0)], loads: [axial(2, -P)] }),
    expected: [
      ...stressesAt(1, { y: 0, z: 0 }, { sigma: -sigma, s3: -sigma, direction: 90 }),
      ...(['eq1', 'eq2', 'eq3', 'eq4'] as const).map((name) => stressExtreme(name, 'max', sigma)),
      stressExtreme('eq5', 'max', K * sigma),
    ],
  };
}

/** sigma = M z/I, tau = 1.5 Q/A (1 - 4 z²/h²) halfway to the top. */
function rectangleInBetween(): Problem {
  const [b, h, Q, x] = [50, 100, 30_000, 1.9];
  const M = -Q * (2 - x) * 1000;
  const z = h / 4;
  const sigma = (-12 * M * z) / (b * h ** 3);
  const tau = ((1.5 * Q) / (b * h)) * (1 - (4 * z ** 2) / h ** 2);
  return {
    id: 'theories-rectangle',
    title: 'Rectangle: half way to the top, where both stresses act',
    source: TIMOSHENKO,
    document: ironBeam({ className: 'rectangle', b, h }, { supports: [clamp(0)], loads: [force(2, -Q)] }),
    expected: stressesAt(x, { y: 0, z }, { sigma, tau, ...theories(sigma, tau) }),
  };
}

/** An I-beam at the junction of web and flange, at its edge and at its neutral axis: one of the three is the worst. */
function beamOfI(where: 'clamp' | 'middle'): Problem {
  const [h, b, tw, tf, P, a] = [300, 120, 8, 12, 90_000, 0.5];
  const I = (b * h ** 3 - (b - tw) * (h - 2 * tf) ** 3) / 12;
  const S = (b * tf * (h - tf)) / 2;
  const half = S + (tw * (h / 2 - tf) ** 2) / 2;
  const isClamp = where === 'clamp';
  const Q = isClamp ? P : P / 2;
  const M = isClamp ? -P * a * 1000 : (P * 2 * 1000) / 4;
  const z = h / 2 - tf;
  const [sigma, tau] = [(-M * z) / I, (Q * S) / (I * tw)];
  const { eq3, eq4, s1, s3 } = theories(sigma, tau);
  const edge = (Math.abs(M) * h) / (2 * I);
  const middle = (Q * half) / (I * tw);
  const expected: Expected[] = isClamp
    ? [
        ...stressesAt(0, { y: 0, z }, { sigma, tau, s1, s3, eq3, eq4 }, { level: 'below' }),
        stressExtreme('eq3', 'max', Math.max(eq3, edge, 2 * middle)),
        stressExtreme('eq4', 'max', Math.max(eq4, edge, Math.sqrt(3) * middle)),
        stressExtreme('T', 'max', middle),
        stressExtreme('S.top', 'max', edge),
      ]
    : [
        ...stressesAt(1, { y: 0, z }, { sigma, tau, s1, s3, eq3, eq4 }, { level: 'below', side: 'left' }),
        stressExtreme('S.bottom', 'max', edge),
        stressExtreme('T', 'max', middle),
        stressExtreme('T', 'min', -middle),
      ];
  return {
    id: `belyaev-i-${where}`,
    title: isClamp ? 'I-beam over its clamp: web beside the flange' : 'I-beam under the load in its middle',
    source: BELYAEV,
    document: ironBeam(
      { className: 'hsection', h, b, tw, tf },
      {
        supports: isClamp ? [clamp(0)] : [pin(0), roller(2)],
        loads: [force(isClamp ? a : 1, -P)],
      },
    ),
    expected,
  };
}

/** sigma = 32 M/(pi d³) at the clamp, tau = 4/3 Q/A at the neutral axis. */
function circularCantilever(): Problem {
  const [d, P] = [100, 5000];
  const sigma = (32 * P * 2000) / (Math.PI * d ** 3);
  const tau = (16 * P) / (3 * Math.PI * d ** 2);
  return {
    id: 'theories-circle',
    title: 'Circular cantilever: M/W at the clamp, 4/3 Q/A at the neutral axis',
    source: TIMOSHENKO,
    document: ironBeam({ className: 'circle', Dy: d }, { supports: [clamp(0)], loads: [force(2, -P)] }),
    expected: [
      stressExtreme('eq4', 'max', sigma),
      stressExtreme('T', 'max', tau),
      ...stressesAt(1, { y: 0, z: 0 }, { tau, eq3: 2 * tau, eq2: (1 + NU) * tau }),
    ],
  };
}

/**
 * A beam so short that shear governs: with u = 2z/h, sigma = n + m u, tau = t (1 - u²), sigma² + c tau² has its
 * extremes where 2 c t² u³ + (m² - 2 c t²) u + m n = 0, three real roots by Cardano's cosines (casus irreducibilis).
 */
function shortRectangle(kind: 'simple' | 'cantilever'): Problem {
  const [b, h, P, N] = [100, 300, 200_000, -30_000];
  const isSimple = kind === 'simple';
  const L = isSimple ? 0.19 : 0.05;
  const Q = isSimple ? P / 2 : P;
  const M = isSimple ? (P * L * 1000) / 4 : P * L * 1000;
  const [n, m, t] = [N / (b * h), (6 * M) / (b * h ** 2), (1.5 * Q) / (b * h)];
  const greatest = (c: number) => {
    const p = m ** 2 / (2 * c * t ** 2) - 1;
    const q = (m * n) / (2 * c * t ** 2);
    const angle = Math.acos(((3 * q) / (2 * p)) * Math.sqrt(-3 / p)) / 3;
    const turns = [0, 1, 2].map((k) => 2 * Math.sqrt(-p / 3) * Math.cos(angle - (2 * Math.PI * k) / 3));
    const inside = [-1, ...turns, 1].filter((u) => Math.abs(u) <= 1);
    return Math.max(...inside.map((u) => Math.sqrt((n + m * u) ** 2 + c * (t * (1 - u ** 2)) ** 2)));
  };
  return {
    id: `theories-short-${kind}`,
    title: isSimple
      ? 'Short beam under its middle: the worst fibre beside the neutral axis'
      : 'Short cantilever: the worst fibre beside the neutral axis',
    source: TIMOSHENKO,
    document: ironBeam(
      { className: 'rectangle', b, h },
      {
        L,
        beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0 }],
        supports: isSimple ? [pin(0), roller(L)] : [clamp(0)],
        loads: [force(isSimple ? L / 2 : L, -P), axial(L, N)],
      },
    ),
    expected: [
      stressExtreme('eq3', 'max', greatest(4)),
      stressExtreme('eq4', 'max', greatest(3)),
      stressExtreme('T', 'max', t),
    ],
  };
}
