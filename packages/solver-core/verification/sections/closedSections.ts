/**
 * Handbook formulas: W. C. Young, R. G. Budynas, Roark's Formulas for Stress and Strain, 7th ed., 2002, tables A.1
 * (sections), 10.1 and 10.2 (torsion, shear centre, warping); S. P. Timoshenko, J. N. Goodier, Theory of Elasticity,
 * art. 109; G. R. Cowper, J. Appl. Mech. 33 (1966). Cited from memory. In inches, so that the formulas need no factors.
 */
import type { Source } from '../problems/problem.ts';
import { properties } from './sectionProblem.ts';
import type { SectionProblem } from './sectionProblem.ts';

const roark = (place: string): Source => ({
  author: 'Young, Budynas',
  title: "Roark's Formulas for Stress and Strain",
  edition: '7th ed., 2002',
  place,
});
const ELASTICITY: Source = {
  author: 'Timoshenko, Goodier',
  title: 'Theory of Elasticity',
  edition: '3rd ed., 1970',
  place: 'Art. 109, torsion of a rectangular bar',
};
const COWPER: Source = {
  author: 'Cowper',
  title: 'The shear coefficient in Timoshenko’s beam theory',
  edition: 'J. Appl. Mech. 33, 1966',
  place: 'Table 1, circle and hollow circle',
};
const TIMOSHENKO: Source = {
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place: 'Deflection by shear',
};

const THIN_WALLS = 'the formula is for walls without thickness';

export const closedSections: readonly SectionProblem[] = [
  rectangle(),
  roundedRectangle(),
  circle(),
  tube(),
  box(),
  wideFlange(),
  channel(),
  tee(),
  zee(),
  unequalAngle(),
  slenderRectangle(1, 0.1406),
  slenderRectangle(2, 0.229),
  slenderRectangle(5, 0.291),
  {
    id: 'thin-square-tube',
    title: 'Thin square tube: Bredt’s 4 A² t/length',
    source: roark('Table 10.1, case 16'),
    section: { className: 'rectangularpipe', units: 1, b: 10, h: 10, tw: 0.01 },
    expected: properties({ It: 9.99 ** 3 * 0.01, Iw: 0 }, { tolerance: 5e-4, scale: 9.99 ** 3 * 0.01 }),
    why: THIN_WALLS,
  },
  {
    id: 'warping-i',
    title: 'I-section: Iw = tf b³ (h - tf)²/24, shear centre at the centroid',
    source: roark('Table 10.2, case 7'),
    section: { className: 'hsection', units: 1, b: 6, h: 12, tw: 0.4, tf: 0.6 },
    expected: [
      ...properties({ Iw: (0.6 * 6 ** 3 * 11.4 ** 2) / 24 }, { tolerance: 2e-3 }),
      ...properties({ yShear: 0, zShear: 0 }, { scale: 1 }),
    ],
    why: THIN_WALLS,
  },
  thinChannel(),
  thinZee(),
  {
    id: 'angle-shear-centre',
    title: 'Angle: its shear centre lies where the middles of its legs meet',
    source: roark('Table 10.2, case 4'),
    section: { className: 'lsection', units: 1, h: 6, b: 4, t: 0.01 },
    expected: properties(cornerOfAngle(6, 4, 0.01), { tolerance: 1e-4 }),
    why: THIN_WALLS,
  },
  {
    id: 'shear-areas',
    title: 'Shear areas: 5/6 of a rectangle',
    source: TIMOSHENKO,
    section: { className: 'rectangle', units: 1, b: 3, h: 7 },
    expected: properties({ Asy: (5 / 6) * 21, Asz: (5 / 6) * 21 }),
  },
  {
    id: 'shear-area-circle',
    title: 'Shear area: 6/7 of a circle, Poisson’s ratio 0',
    source: COWPER,
    section: { className: 'circle', units: 1, Dy: 5 },
    expected: properties({ Asy: ((6 / 7) * Math.PI * 25) / 4, Asz: ((6 / 7) * Math.PI * 25) / 4 }),
  },
];

function rectangle(): SectionProblem {
  const [b, h] = [3, 7];
  return {
    id: 'roark-rectangle',
    title: 'Rectangle',
    source: roark('Table A.1, case 2'),
    section: { className: 'rectangle', units: 1, b, h },
    expected: properties({
      A: b * h,
      ey: b / 2,
      ez: h / 2,
      Iy: (b * h ** 3) / 12,
      Iz: (h * b ** 3) / 12,
      iy: h / Math.sqrt(12),
      iz: b / Math.sqrt(12),
      WyTop: (b * h ** 2) / 6,
      WyBottom: (b * h ** 2) / 6,
      WzLeft: (h * b ** 2) / 6,
      Wply: (b * h ** 2) / 4,
      Wplz: (h * b ** 2) / 4,
      SyMax: (b * h ** 2) / 8,
      SzMax: (h * b ** 2) / 8,
    }),
  };
}

/** Each corner loses r² (1 - pi/4), whose centroid is r (10 - 3 pi)/(12 - 3 pi) from both sides. */
function roundedRectangle(): SectionProblem {
  const [b, h, r] = [4, 6, 1];
  const lost = r ** 2 * (1 - Math.PI / 4);
  const place = (r * (10 - 3 * Math.PI)) / (12 - 3 * Math.PI);
  const own = r ** 4 * (1 - (5 * Math.PI) / 16) - lost * place ** 2;
  const I = (width: number, height: number) =>
    (width * height ** 3) / 12 - 4 * (own + lost * (height / 2 - place) ** 2);
  return {
    id: 'rounded-rectangle',
    title: 'Rectangle with rounded corners: a rectangle less four spandrels',
    source: roark('Table A.1, spandrel of a quarter circle'),
    section: { className: 'rectangle', units: 1, b, h, r1: r },
    expected: properties({ A: b * h - 4 * lost, Iy: I(b, h), Iz: I(h, b) }),
  };
}

function circle(): SectionProblem {
  const d = 5;
  return {
    id: 'roark-circle',
    title: 'Circle',
    source: roark('Table A.1, case 15; table 10.1, case 1'),
    section: { className: 'circle', units: 1, Dy: d },
    expected: properties({
      A: (Math.PI * d ** 2) / 4,
      Iy: (Math.PI * d ** 4) / 64,
      iy: d / 4,
      WyTop: (Math.PI * d ** 3) / 32,
      Wply: d ** 3 / 6,
      SyMax: d ** 3 / 12,
      It: (Math.PI * d ** 4) / 32,
    }),
  };
}

function tube(): SectionProblem {
  const [D, d] = [6, 4.5];
  return {
    id: 'roark-tube',
    title: 'Hollow circle',
    source: roark('Table A.1, case 16; table 10.1, case 10'),
    section: { className: 'roundpipe', units: 1, Dy: D, tw: (D - d) / 2 },
    expected: properties({
      A: (Math.PI * (D ** 2 - d ** 2)) / 4,
      Iy: (Math.PI * (D ** 4 - d ** 4)) / 64,
      iy: Math.sqrt(D ** 2 + d ** 2) / 4,
      WyTop: (Math.PI * (D ** 4 - d ** 4)) / (32 * D),
      Wply: (D ** 3 - d ** 3) / 6,
      It: (Math.PI * (D ** 4 - d ** 4)) / 32,
    }),
  };
}

function box(): SectionProblem {
  const [b, h, t] = [5, 8, 0.5];
  const [bi, hi] = [b - 2 * t, h - 2 * t];
  return {
    id: 'roark-box',
    title: 'Hollow rectangle',
    source: roark('Table A.1, case 3'),
    section: { className: 'rectangularpipe', units: 1, b, h, tw: t },
    expected: properties({
      A: b * h - bi * hi,
      Iy: (b * h ** 3 - bi * hi ** 3) / 12,
      Iz: (h * b ** 3 - hi * bi ** 3) / 12,
      WyTop: (b * h ** 3 - bi * hi ** 3) / (6 * h),
      Wply: (b * h ** 2 - bi * hi ** 2) / 4,
      Wplz: (h * b ** 2 - hi * bi ** 2) / 4,
    }),
  };
}

function wideFlange(): SectionProblem {
  const [b, h, tw, tf] = [6, 12, 0.4, 0.6];
  const d = h - 2 * tf;
  return {
    id: 'roark-wide-flange',
    title: 'Wide-flange section of equal flanges',
    source: roark('Table A.1, case 6'),
    section: { className: 'hsection', units: 1, b, h, tw, tf },
    expected: properties({
      A: 2 * b * tf + tw * d,
      Iy: (b * h ** 3 - (b - tw) * d ** 3) / 12,
      Iz: (2 * tf * b ** 3 + d * tw ** 3) / 12,
      Wply: b * tf * (h - tf) + (tw * d ** 2) / 4,
      Wplz: (tf * b ** 2) / 2 + (d * tw ** 2) / 4,
      SyMax: (b * tf * (h - tf)) / 2 + (tw * d ** 2) / 8,
    }),
  };
}

function channel(): SectionProblem {
  const [b, h, tw, tf] = [3, 9, 0.4, 0.5];
  const d = h - 2 * tf;
  const A = 2 * b * tf + d * tw;
  const e = (b ** 2 * tf + (d * tw ** 2) / 2) / A;
  const Iz = (2 * tf * b ** 3 + d * tw ** 3) / 3 - A * e ** 2;
  return {
    id: 'roark-channel',
    title: 'Channel',
    source: roark('Table A.1, case 5'),
    section: { className: 'csection', units: 1, b, h, tw, tf },
    expected: properties({
      A,
      ey: e,
      ez: h / 2,
      Iy: (b * h ** 3 - (b - tw) * d ** 3) / 12,
      Iz,
      WzLeft: Iz / e,
      WzRight: Iz / (b - e),
      Wply: b * tf * (h - tf) + (tw * d ** 2) / 4,
    }),
  };
}

function tee(): SectionProblem {
  const [b, h, tw, tf] = [5, 6, 0.5, 0.75];
  const A = b * tf + (h - tf) * tw;
  const ez = ((h - tf) ** 2 * (tw / 2) + b * tf * (h - tf / 2)) / A;
  const Iy = (tw * (h - tf) ** 3 + b * (h ** 3 - (h - tf) ** 3)) / 3 - A * ez ** 2;
  return {
    id: 'roark-tee',
    title: 'Tee',
    source: roark('Table A.1, case 4'),
    section: { className: 'tsection', units: 1, b, h, tw, tf },
    expected: properties({
      A,
      ez,
      Iy,
      Iz: (tf * b ** 3 + (h - tf) * tw ** 3) / 12,
      WyTop: Iy / (h - ez),
      WyBottom: Iy / ez,
      SyMax: (tw * ez ** 2) / 2,
    }),
  };
}

/** Web along z, flanges to the left on top and to the right at the bottom; b is the whole width of a flange. */
function zee(): SectionProblem {
  const [b, h, t] = [4, 10, 0.5];
  const c = b - t;
  const Iy = (b * h ** 3 - c * (h - 2 * t) ** 3) / 12;
  const Iz = (h * (b + c) ** 3 - 2 * c ** 3 * (h - t) - 6 * b ** 2 * c * (h - t)) / 12;
  const Iyz = (-b * c * t * (h - t)) / 2;
  const R = Math.hypot((Iy - Iz) / 2, Iyz);
  return {
    id: 'roark-zee',
    title: 'Zee',
    source: roark('Table A.1, case 9'),
    section: { className: 'zsection', units: 1, b, h, tw: t, tf: t },
    expected: properties({
      A: t * (h + 2 * c),
      Iy,
      Iz,
      Iyz,
      Iu: (Iy + Iz) / 2 + R,
      Iv: (Iy + Iz) / 2 - R,
      alpha: (Math.atan2(-Iyz, (Iy - Iz) / 2) * 90) / Math.PI,
    }),
  };
}

function unequalAngle(): SectionProblem {
  const [h, b, t] = [6, 4, 0.5];
  const A = t * (h + b - t);
  const ey = (t * (b ** 2 + h * t - t ** 2)) / (2 * A);
  const ez = (t * (h ** 2 + b * t - t ** 2)) / (2 * A);
  const Iy = (t * h ** 3 + (b - t) * t ** 3) / 3 - A * ez ** 2;
  const Iz = (t * b ** 3 + (h - t) * t ** 3) / 3 - A * ey ** 2;
  const Iyz = (t ** 2 * (h ** 2 + b ** 2 - t ** 2)) / 4 - A * ey * ez;
  const R = Math.hypot((Iy - Iz) / 2, Iyz);
  return {
    id: 'roark-unequal-angle',
    title: 'Angle of unequal legs',
    source: roark('Table A.1, case 8'),
    section: { className: 'lsection', units: 1, h, b, t },
    expected: properties({ A, ey, ez, Iy, Iz, Iyz, Iu: (Iy + Iz) / 2 + R, Iv: (Iy + Iz) / 2 - R }),
  };
}

/** J = k b³ h for a rectangle h = ratio·b; k is printed to three or four digits. */
function slenderRectangle(ratio: number, k: number): SectionProblem {
  const digits = k === 0.1406 ? 4 : 3;
  return {
    id: `torsion-rectangle-${ratio}`,
    title: `Rectangle ${ratio} to 1: torsion constant ${k} b³ h`,
    source: ELASTICITY,
    section: { className: 'rectangle', units: 1, b: 1, h: ratio },
    expected: properties({ It: k * ratio }, { tolerance: (0.5 * 10 ** -digits) / k }),
  };
}

/** Shear centre 3 b²/(h + 6 b) behind the web, Iw = t b³ h² (3 b + 2 h)/(12 (6 b + h)), of centre lines. */
function thinChannel(): SectionProblem {
  const [b, h, t] = [5, 10, 0.001];
  const A = t * (h + 2 * b);
  const e = (t * b ** 2) / A;
  return {
    id: 'thin-channel',
    title: 'Thin channel: shear centre and warping constant',
    source: roark('Table 10.2, case 1'),
    section: { className: 'csection', units: 1, h: h + t, b: b + t / 2, tw: t, tf: t },
    expected: properties(
      {
        yShear: -(3 * b ** 2) / (h + 6 * b) - e,
        Iw: ((t * b ** 3 * h ** 2) / 12) * ((3 * b + 2 * h) / (6 * b + h)),
      },
      { tolerance: 1e-3 },
    ),
    why: THIN_WALLS,
  };
}

function thinZee(): SectionProblem {
  const [b, h, t] = [5, 10, 0.001];
  return {
    id: 'thin-zee',
    title: 'Thin zee: Iw = t b³ h² (b + 2 h)/(12 (2 b + h))',
    source: roark('Table 10.2, case 5'),
    section: { className: 'zsection', units: 1, h: h + t, b: b + t / 2, tw: t, tf: t },
    expected: [
      ...properties({ Iw: ((t * b ** 3 * h ** 2) / 12) * ((b + 2 * h) / (2 * b + h)) }, { tolerance: 1e-3 }),
      ...properties({ yShear: 0, zShear: 0 }, { scale: 1 }),
    ],
    why: THIN_WALLS,
  };
}

/** Returns the vector from the centroid to the intersection of the centre lines of both legs. */
function cornerOfAngle(h: number, b: number, t: number): { yShear: number; zShear: number } {
  const A = t * (h + b - t);
  return {
    yShear: t / 2 - (t * (b ** 2 + h * t - t ** 2)) / (2 * A),
    zShear: t / 2 - (t * (h ** 2 + b * t - t ** 2)) / (2 * A),
  };
}
