/**
 * Bending of sections without an axis of symmetry: D. J. Peery, Aircraft Structures, 1950; W. D. Pilkey, Analysis and
 * Design of Elastic Beams, 2002; T. H. G. Megson, Aircraft Structures for Engineering Students; S. P. Timoshenko,
 * Strength of Materials, part I, 3rd ed., 1955. Nothing restrains our beams laterally, so the whole moment is about the
 * horizontal axis: a section that a book bends about both axes is rotated accordingly.
 */
import { clamp, force, moment, pin, roller } from '../beamCase.ts';
import { stressesAt, stressExtreme } from './expectStress.ts';
import type { Problem, Source } from './problem.ts';
import { sectionBeam, turnedTo, turnPoint, usSectionBeam } from './sectionBeam.ts';
import { CRANDALL_TEXT, MEGSON_TEXT, PEERY_TEXT, PILKEY_TEXT } from './stressTexts.ts';

const peery = (place: string): Source => ({
  author: 'Peery',
  title: 'Aircraft Structures',
  edition: '1st ed., 1950',
  place,
  compared: PEERY_TEXT,
});
const PILKEY: Source = {
  author: 'Pilkey',
  title: 'Analysis and Design of Elastic Beams',
  edition: '2002',
  place: 'Example 1.1, p. 18',
  compared: PILKEY_TEXT,
};
const CRANDALL: Source = {
  author: 'Crandall, Dahl',
  title: 'An Introduction to the Mechanics of Solids',
  edition: '1959',
  place: 'p. 294, problem 7.2',
  compared: CRANDALL_TEXT,
};
const MEGSON: Source = {
  author: 'Megson',
  title: 'Aircraft Structures for Engineering Students',
  edition: '4th ed., 2007',
  place: 'Bending of a thin-walled Z-section (example 15.14 of the edition read)',
  compared: MEGSON_TEXT,
};
const TIMOSHENKO: Source = {
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place: 'Bending in a plane which is not a plane of symmetry',
};

export const unsymmetricBending: readonly Problem[] = [
  {
    id: 'peery-6.2.1',
    title: 'I-section 3 by 6 in under 800 000 lbf·in',
    source: peery('Example 1 of section 6.2'),
    document: usSectionBeam(10, { className: 'hsection', h: 6, b: 3, tw: 1, tf: 1 }, bentBy(800_000)),
    expected: [
      stressExtreme('S.bottom', 'max', 55_400, { tolerance: 50, scale: 1 }),
      stressExtreme('S.top', 'min', -55_400, { tolerance: 50, scale: 1 }),
    ],
  },
  zeeUnderBothMoments(),
  thinAngle(),
  {
    id: 'crandall-7.2',
    title: 'Inverted tee bent by 100 000 lbf·in',
    source: CRANDALL,
    document: usSectionBeam(
      10,
      { className: 'tsection', h: 20, b: 9, tf: 4, tw: 1.5 },
      {
        ...turnedTo(10, 180),
        ...bentBy(100_000),
      },
    ),
    // Centroid 6 in from the face of the flange, I = 2000 in4.
    expected: [stressExtreme('S.top', 'min', -700), stressExtreme('S.bottom', 'max', 300)],
  },
  thinZee(),
  rectangleInclined(30),
  rectangleInclined(45),
  squareAnywhere(),
  channelOnItsSide(),
  angleByPrincipalAxes(false),
  angleByPrincipalAxes(true),
];

/** A moment at the free end: sagging throughout. */
function bentBy(M: number): object {
  return { supports: [clamp(0)], loads: [moment(10, M)] };
}

/** The book gives sigma = -494 x - 315 y, with coefficients to three digits, for 100 000 about x and 10 000 about y. */
function zeeUnderBothMoments(): Problem {
  const alpha = (Math.atan(0.1) * 180) / Math.PI;
  const M = Math.hypot(100_000, 10_000);
  const at = (x: number, y: number, sigma: number) =>
    stressesAt(5, turnPoint(x, y, alpha), { sigma }, { tolerance: 0.5 * (Math.abs(x) + y), scale: 1 });
  return {
    id: 'peery-7.2.1',
    title: 'Zee 6 by 12 in, 2 in thick, under moments about both axes',
    source: peery('Example 1 of section 7.2'),
    document: usSectionBeam(
      10,
      { className: 'zsection', h: 12, b: 6, tw: 2, tf: 2 },
      {
        ...turnedTo(10, alpha),
        ...bentBy(M),
      },
    ),
    expected: [...at(1, 6, -2384), ...at(-5, 6, 580), ...at(-5, 4, 1210)],
  };
}

/**
 * Legs with centre lines 2a up and a to the right, t = a/10; the vertical leg in the book hangs down, so ours is
 * mirrored and turned upside down.
 */
function thinAngle(): Problem {
  const [cy, cz] = [0.1663, -0.6663];
  const at = (y: number, z: number, sigma: number) =>
    stressesAt(5, { y: y - cy, z: z - cz }, { sigma }, { tolerance: 0.05 });
  return {
    id: 'pilkey-1.1',
    title: 'Thin angle: stresses at its ends and its corner under a unit moment',
    source: PILKEY,
    document: usSectionBeam(
      10,
      { className: 'lsection', h: 2.05, b: 1.05, t: 0.1 },
      {
        ...turnedTo(10, 180, true),
        ...bentBy(1),
      },
    ),
    expected: [...at(1, 0, 5), ...at(0, 0, -10), ...at(0, -2, 12.5)],
    why: 'the book treats the walls as lines, the solver with their thickness, which is a tenth of the shorter leg',
  };
}

/**
 * Web h, flanges h/2, uniform thickness t: sigma = M (6.857 z - 10.286 y)/(h³ t), 48/7 and 72/7, for a moment that
 * stretches the top.
 */
function thinZee(): Problem {
  const [h, t, M] = [100, 0.05, -1000];
  const section = { className: 'zsection', h: h + t, b: h / 2 + t / 2, tw: t, tf: t };
  const sigma = (y: number, z: number) => (-M * 1000 * ((48 / 7) * z - (72 / 7) * y)) / (h ** 3 * t);
  const at = (y: number, z: number) =>
    stressesAt(5, { y, z }, { sigma: sigma(y, z) }, { tolerance: 0.003, scale: sigma(0, h / 2) });
  return {
    id: 'megson-zee',
    title: 'Thin zee of web h and flanges h/2',
    source: MEGSON,
    document: sectionBeam(10, section, { ...turnedTo(10, 0, true), ...bentBy(M) }),
    expected: [...at(0, h / 2), ...at(h / 2, h / 2), ...at(0, h / 4), ...at(-h / 2, -h / 2)],
    why: 'the book treats the walls as lines; those of the problem have the thickness of a two-thousandth of the web',
  };
}

/** sigma = M cos(phi) v/Iu + M sin(phi) u/Iv at the corners; 6 M (cos/(b h²) + sin/(h b²)). */
function rectangleInclined(phi: number): Problem {
  const [b, h, L, P] = [80, 160, 3, 6000];
  const M = (P * L * 1000) / 4;
  const [c, s] = [Math.cos((phi * Math.PI) / 180), Math.sin((phi * Math.PI) / 180)];
  const most = 6 * M * (c / (b * h ** 2) + s / (h * b ** 2));
  const near = 6 * M * (c / (b * h ** 2) - s / (h * b ** 2));
  return {
    id: `rectangle-inclined-${phi}`,
    title: `Rectangle 80 by 160 mm rotated by ${phi}°: all four corners`,
    source: TIMOSHENKO,
    document: sectionBeam(
      L,
      { className: 'rectangle', b, h },
      {
        ...turnedTo(L, phi),
        supports: [pin(0), roller(L)],
        loads: [force(L / 2, -P)],
      },
    ),
    expected: [
      stressExtreme('S.top', 'min', -most),
      stressExtreme('S.bottom', 'max', most),
      ...stressesAt(L / 2, turnPoint(-b / 2, h / 2, phi), { sigma: -near }, { scale: most }),
      ...stressesAt(L / 2, turnPoint(b / 2, -h / 2, phi), { sigma: near }, { scale: most }),
    ],
  };
}

/** All second moments of a square are equal, so it bends alike in every orientation: sigma = M z/I. */
function squareAnywhere(): Problem {
  const [a, phi, M] = [100, 27, 5000];
  const corner = turnPoint(a / 2, a / 2, phi);
  return {
    id: 'square-turned',
    title: 'Square 100 mm rotated by 27°: sigma = M z/I',
    source: TIMOSHENKO,
    document: sectionBeam(10, { className: 'rectangle', b: a, h: a }, { ...turnedTo(10, phi), ...bentBy(M) }),
    expected: [
      stressExtreme('S.top', 'min', (-M * 1000 * corner.z * 12) / a ** 4),
      ...stressesAt(5, turnPoint(a / 2, -a / 2, phi), {
        sigma: (-M * 1000 * turnPoint(a / 2, -a / 2, phi).z * 12) / a ** 4,
      }),
    ],
  };
}

/** Rotated by a quarter turn, a channel opens upwards: sigma = M e/Iz at its back, M (b - e)/Iz at its tips. */
function channelOnItsSide(): Problem {
  const [h, b, tw, tf, M] = [200, 80, 8, 12, 4000];
  const A = 2 * b * tf + (h - 2 * tf) * tw;
  const e = (b ** 2 * tf + ((h - 2 * tf) * tw ** 2) / 2) / A;
  const I = (2 * tf * b ** 3 + (h - 2 * tf) * tw ** 3) / 3 - A * e ** 2;
  return {
    id: 'channel-on-its-side',
    title: 'Channel 80 by 200 mm lying on its back',
    source: TIMOSHENKO,
    document: sectionBeam(10, { className: 'csection', h, b, tw, tf }, { ...turnedTo(10, 90), ...bentBy(M) }),
    expected: [
      stressExtreme('S.bottom', 'max', (M * 1000 * e) / I),
      stressExtreme('S.top', 'min', (-M * 1000 * (b - e)) / I),
    ],
  };
}

/**
 * An equal angle with sharp corners: Iu = I + P, Iv = I - P about the axes at 45°, where P is the absolute value of its
 * product of inertia.
 */
function angleByPrincipalAxes(isMirrored: boolean): Problem {
  const [a, t, M] = [100, 10, 1500];
  const A = t * (2 * a - t);
  const e = (a ** 2 + a * t - t ** 2) / (2 * (2 * a - t));
  const I = (t * a ** 3 + (a - t) * t ** 3) / 3 - A * e ** 2;
  const P = A * e ** 2 - ((t * a) ** 2 / 4 + (t ** 2 * (a ** 2 - t ** 2)) / 4);
  const [Iu, Iv] = [I + P, I - P];
  // u falls to the right by 45°, v rises to the right: the heel is on -v. The moment has equal components about both.
  const sigma = (y: number, z: number) => {
    const [u, v] = [(y - z) / Math.SQRT2, (y + z) / Math.SQRT2];
    return ((-M * 1000) / Math.SQRT2) * (v / Iv - u / Iu);
  };
  const at = (y: number, z: number) =>
    stressesAt(5, { y: isMirrored ? -y : y, z }, { sigma: sigma(y, z) }, { scale: sigma(-e, -e) });
  return {
    id: `equal-angle-principal${isMirrored ? '-mirrored' : ''}`,
    title: `Equal angle 100x100x10 by its principal axes${isMirrored ? ', mirrored' : ''}`,
    source: TIMOSHENKO,
    document: sectionBeam(
      10,
      { className: 'lsection', h: a, t },
      { ...turnedTo(10, 0, isMirrored), ...bentBy(M) },
    ),
    expected: [...at(-e, -e), ...at(-e, a - e), ...at(a - e, -e), ...at(t - e, a - e)],
  };
}
