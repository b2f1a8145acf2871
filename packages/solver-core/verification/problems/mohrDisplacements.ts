/**
 * Displacements by the unit load (J. C. Maxwell, O. Mohr): worked examples of A. Kassimali, Structural Analysis, of a
 * lecture and of F. P. Beer and E. R. Johnston; and closed forms of A. V. Darkov, N. N. Shaposhnikov, Structural
 * Mechanics, and S. P. Timoshenko, Strength of Materials.
 */
import {
  axial,
  beamCase,
  clamp,
  force,
  hinge,
  linear,
  moment,
  pin,
  roller,
  spring,
  stiffness,
  uniform,
} from '../beamCase.ts';
import { mohr } from './expectMohr.ts';
import { BEER_TEXT, COMPANION_TEXT, kassimali, nptel } from './mohrTexts.ts';
import { at, published } from './problem.ts';
import type { Problem, Source } from './problem.ts';
import { US_EI, usBeam } from './usBeam.ts';

const EI = 2e7;
const EA = 2e9;

const lecture = (example: string, address: string): Source => ({
  author: 'NPTEL, Structural Analysis I',
  title: 'Module 4, Deflection of Structures: Principle of Virtual Work',
  edition: '2010',
  place: `Example ${example}`,
  compared: nptel(address),
});
const companion = (example: string): Source => ({
  author: 'Textbook companion',
  title: 'Strength of Materials, chapter 5: Deflections of Beams',
  edition: 'as a program',
  place: `Example ${example}`,
  compared: COMPANION_TEXT,
});
const darkov = (place: string): Source => ({
  author: 'Darkov, Shaposhnikov',
  title: 'Structural Mechanics',
  edition: '8th ed., 1986',
  place,
});
const TIMOSHENKO: Source = {
  author: 'Timoshenko',
  title: 'Strength of Materials, part I',
  edition: '3rd ed., 1955',
  place: 'Strain energy of bending; deflections',
};

export const mohrDisplacements: readonly Problem[] = [
  {
    id: 'kassimali-7.7',
    title: 'Cantilever under 60 kN: slope of its end',
    source: kassimali('Example 7.7', 'holooly.com, question 7.7'),
    document: beamCase(5, { ...stiffness(42e6), supports: [clamp(0)], loads: [force(5, -60_000)] }),
    expected: [
      mohr('slope', 5, -750e3 / 42e6),
      mohr('slope', 5, -0.0179, published(4)),
      mohr('slope', 5, -750e3 / 42e6, { part: 'M' }),
    ],
  },
  {
    id: 'kassimali-7.8',
    title: 'Simple beam, stiffer in its middle, under 150 kN',
    source: kassimali('Example 7.8', 'holooly.com, question 7.8'),
    document: steppedBeam(),
    expected: [mohr('deflection', 9, -2193.75e3 / 60e6), mohr('deflection', 9, -0.0366, published(4))],
  },
  {
    id: 'kassimali-7.21',
    title: 'Cantilever under a moment: slope and deflection of its end',
    source: kassimali('Problem 7.21', 'bartleby.com, 6th ed., chapter 7, problem 21'),
    document: beamCase(4, {
      ...stiffness(70e9 * 164e-6),
      supports: [clamp(0)],
      loads: [moment(4, 50_000)],
    }),
    expected: [
      mohr('slope', 4, 200e3 / (70e9 * 164e-6)),
      mohr('deflection', 4, (50_000 * 4 ** 2) / (2 * 70e9 * 164e-6)),
    ],
  },
  {
    id: 'kassimali-7.59',
    title: 'Cantilever, twice as stiff in its first half, under a force at its end',
    source: kassimali(
      'Problem 7.59',
      'bartleby.com, 6th ed., chapter 7, problem 59',
      'the sum, a closed form',
    ),
    document: beamCase(4, {
      ...halves(2 * EI, EI),
      supports: [clamp(0)],
      loads: [force(4, -9000)],
    }),
    // P/EI (integral of x² to L/2 + half of it from there to L) = 3 P L³/16 EI.
    expected: [mohr('deflection', 4, (-3 * 9000 * 4 ** 3) / (16 * EI))],
  },
  {
    id: 'kassimali-7.9',
    title:
      'Overhang of 10 ft beside a span of 30 ft: 2 k/ft on the span lift it, 12 k at its end push it down',
    source: kassimali(
      'Example 7.9, by Castigliano 7.15',
      'holooly.com, question 7.15',
      'the sum, a closed form',
    ),
    document: usBeam(480, {
      supports: [pin(0), roller(360)],
      loads: [uniform(0, 360, -2000 / 12), force(480, -12_000)],
    }),
    // (26 x - x²)(-x/3) to 30 ft and 12 x² to 10 ft: -10 500 + 4000 k·ft³, opposite to the load.
    expected: [mohr('deflection', 480, (6500 * 1000 * 12 ** 3) / US_EI)],
  },
  {
    id: 'companion-5.5.2',
    title: 'Cantilever of 3 m under 20 kN at 2 m and 30 kN at its end',
    source: companion('5.5.2, p. 192'),
    document: beamCase(3, {
      ...stiffness(40e6),
      supports: [clamp(0)],
      loads: [force(2, -20_000), force(3, -30_000)],
    }),
    expected: [mohr('deflection', 3, -9.08e-3, published(5))],
  },
  {
    id: 'companion-5.5.4',
    title: 'Cantilever of 3 m under 20 kN/m on 2 m and 20 kN at its end',
    source: companion('5.5.4, p. 193'),
    document: beamCase(3, {
      ...stiffness(36e6),
      supports: [clamp(0)],
      loads: [uniform(0, 2, -20_000), force(3, -20_000)],
    }),
    expected: [mohr('deflection', 3, -6.85e-3, published(5))],
  },
  {
    id: 'gere-overhang',
    title: 'Overhang and span under one uniform load',
    source: {
      author: 'Goodno, Gere',
      title: 'Mechanics of Materials',
      edition: '9th ed., 2018',
      place: 'Example on an overhang, Eq. 9-67',
      compared: {
        text: 'the solution at holooly.com, A simple beam AB of a span length L has an overhang BC',
        except: 'the deflection of the overhang itself, a closed form',
      },
    },
    document: beamCase(7, { supports: [pin(0), roller(4)], loads: [uniform(0, 7, -3000)] }),
    // The support rotates clockwise by q L (4 a² - L²)/24 EI; the overhang rotates with it and bends by q a⁴/8 EI.
    expected: [
      mohr('slope', 4, (-3000 * 4 * (4 * 3 ** 2 - 4 ** 2)) / (24 * EI)),
      mohr('deflection', 7, (-3000 * 3 * 4 * (4 * 3 ** 2 - 4 ** 2)) / (24 * EI) - (3000 * 3 ** 4) / (8 * EI)),
    ],
  },
  {
    id: 'nptel-4.11',
    title: 'Cantilever under a force at its end',
    source: lecture('4.11', '4.3_8.html'),
    document: beamCase(3, { supports: [clamp(0)], loads: [force(3, -8000)] }),
    expected: [mohr('deflection', 3, (-8000 * 27) / (3 * EI)), mohr('slope', 3, (-8000 * 9) / (2 * EI))],
  },
  {
    id: 'nptel-4.12',
    title: 'Simple beam under a uniform load: middle and ends',
    source: lecture('4.12', '4.3_9.html'),
    document: beamCase(6, { supports: [pin(0), roller(6)], loads: [uniform(0, 6, -5000)] }),
    expected: [
      mohr('deflection', 3, (-5 * 5000 * 6 ** 4) / (384 * EI)),
      mohr('slope', 0, (-5000 * 6 ** 3) / (24 * EI)),
      mohr('slope', 6, (5000 * 6 ** 3) / (24 * EI)),
    ],
  },
  {
    id: 'nptel-4.13',
    title: 'Cantilever under a couple at its end: a point in between',
    source: lecture('4.13', '4.3_10.html'),
    // a = 2 from the clamp to B, b = 3 from B to C.
    document: beamCase(5, { supports: [clamp(0)], loads: [moment(5, 7000)] }),
    expected: [mohr('deflection', 2, (7000 * 2 ** 2) / (2 * EI)), mohr('slope', 2, (7000 * 2) / EI)],
  },
  {
    id: 'beer-castigliano',
    title: 'Cantilever under a uniform load: deflection and slope of its end',
    source: {
      author: 'Beer, Johnston',
      title: 'Mechanics of Materials',
      edition: '7th ed., 2015',
      place: 'Concept application 11.13',
      compared: BEER_TEXT,
    },
    document: beamCase(3, { supports: [clamp(0)], loads: [uniform(0, 3, -4000)] }),
    expected: [
      mohr('deflection', 3, (-4000 * 3 ** 4) / (8 * EI)),
      mohr('slope', 3, (-4000 * 3 ** 3) / (6 * EI)),
    ],
  },
  {
    id: 'mohr-off-middle',
    title: 'Simple beam: deflection under a force off the middle, slopes at both ends',
    source: TIMOSHENKO,
    document: beamCase(7, { supports: [pin(0), roller(7)], loads: [force(2, -9000)] }),
    expected: [
      mohr('deflection', 2, (-9000 * 2 ** 2 * 5 ** 2) / (3 * EI * 7)),
      mohr('slope', 0, (-9000 * 2 * 5 * (7 + 5)) / (6 * EI * 7)),
      mohr('slope', 7, (9000 * 2 * 5 * (7 + 2)) / (6 * EI * 7)),
    ],
  },
  {
    id: 'mohr-overhang',
    title: 'Overhang under a force at its end: P a² (l + a)/3 EI down, the span rises by P a l²/16 EI',
    source: darkov('Displacements by Vereshchagin’s rule'),
    document: beamCase(8, { supports: [pin(0), roller(6)], loads: [force(8, -6000)] }),
    expected: [
      mohr('deflection', 8, (-6000 * 2 ** 2 * 8) / (3 * EI)),
      mohr('deflection', 3, (6000 * 2 * 6 ** 2) / (16 * EI)),
      mohr('slope', 6, (-6000 * 2 * 6) / (3 * EI)),
    ],
  },
  {
    id: 'mohr-propped',
    title: 'Propped cantilever under a uniform load: middle q l⁴/192 EI, slope q l³/48 EI of the propped end',
    source: darkov('Displacements of statically indeterminate beams'),
    document: beamCase(5, { supports: [clamp(0), roller(5)], loads: [uniform(0, 5, -7000)] }),
    expected: [
      mohr('deflection', 2.5, (-7000 * 5 ** 4) / (192 * EI)),
      mohr('slope', 5, (7000 * 5 ** 3) / (48 * EI)),
      mohr('slope', 0, 0, { scale: (7000 * 5 ** 3) / (48 * EI) }),
    ],
  },
  {
    id: 'mohr-built-in',
    title: 'Beam built in at both ends: q l⁴/384 EI and P l³/192 EI',
    source: TIMOSHENKO,
    document: beamCase(6, {
      supports: [clamp(0), clamp(6)],
      loads: [uniform(0, 6, -3000), force(3, -10_000)],
    }),
    expected: [mohr('deflection', 3, (-3000 * 6 ** 4) / (384 * EI) - (10_000 * 6 ** 3) / (192 * EI))],
  },
  {
    id: 'mohr-triangular',
    title: 'Cantilever under a triangular load, largest at the clamp: q l⁴/30 EI and q l³/24 EI',
    source: TIMOSHENKO,
    document: beamCase(4, { supports: [clamp(0)], loads: [linear(0, 4, -5000, 0)] }),
    expected: [
      mohr('deflection', 4, (-5000 * 4 ** 4) / (30 * EI)),
      mohr('slope', 4, (-5000 * 4 ** 3) / (24 * EI)),
    ],
  },
  {
    id: 'mohr-two-spans',
    title: 'Two equal spans, one loaded: the slope over the middle support is q l³/48 EI',
    source: darkov('Continuous beams'),
    document: beamCase(10, {
      supports: [pin(0), roller(5), roller(10)],
      loads: [uniform(0, 5, -6000)],
    }),
    // The middle of the unloaded span, which rises: M l²/16 EI for M = q l²/16.
    expected: [
      mohr('slope', 5, (6000 * 5 ** 3) / (48 * EI)),
      mohr('deflection', 7.5, (6000 * 5 ** 4) / (256 * EI)),
    ],
  },
  {
    id: 'mohr-hinged',
    title: 'Beam with a hinge: the cantilever under the suspended span',
    source: darkov('Multi-span hinged beams'),
    document: beamCase(7, { supports: [clamp(0), hinge(3), roller(7)], loads: [force(5, -8000)] }),
    // The hinge carries half of the force; beyond it the span is simple, with its left end displaced.
    expected: [
      mohr('deflection', 3, (-4000 * 3 ** 3) / (3 * EI)),
      mohr('deflection', 5, (-4000 * 3 ** 3) / (6 * EI) - (8000 * 4 ** 3) / (48 * EI)),
    ],
  },
  {
    id: 'mohr-spring',
    title: 'Beam on a pin and a spring: bending and the spring apart',
    source: darkov('Displacements of elastic supports'),
    document: beamCase(6, {
      supports: [pin(0), spring(6, { y: 4e5 })],
      loads: [uniform(0, 6, -2000)],
    }),
    expected: [
      mohr('deflection', 3, (-5 * 2000 * 6 ** 4) / (384 * EI), { part: 'M' }),
      mohr('deflection', 3, -6000 / 4e5 / 2, { part: 'springs' }),
      mohr('deflection', 3, (-5 * 2000 * 6 ** 4) / (384 * EI) - 6000 / 4e5 / 2),
      mohr('deflection', 6, -6000 / 4e5),
    ],
  },
  {
    id: 'mohr-settlement',
    title: 'Two spans, the middle support settles: 11/16 of it in the middle of a span',
    source: darkov('Displacements by settlements'),
    document: beamCase(8, {
      supports: [pin(0), roller(4, { settlement: { y: -0.016 } }), roller(8)],
      loads: [],
    }),
    // v = s (3 x/l - (x/l)³)/2 from the outer support.
    expected: [
      mohr('deflection', 2, (-0.016 * (3 / 2 - 1 / 8)) / 2),
      mohr('slope', 0, (-0.016 * 3) / (2 * 4)),
      at('deflection', 2, (-0.016 * (3 / 2 - 1 / 8)) / 2),
    ],
  },
  {
    id: 'mohr-turned-clamp',
    title: 'Cantilever whose clamp rotates and settles: no bending',
    source: darkov('Displacements by settlements'),
    document: beamCase(5, { supports: [clamp(0, { settlement: { y: -0.01, r: 0.002 } })], loads: [] }),
    expected: [
      mohr('deflection', 5, -0.01 + 0.002 * 5, { scale: 0.01 }),
      mohr('deflection', 3, -0.01 + 0.002 * 3),
      mohr('deflection', 3, -0.004, { part: 'settlement' }),
      mohr('slope', 5, 0.002),
    ],
  },
  {
    id: 'mohr-bar',
    title: 'Bar under axial forces at two places: P l/EA of each',
    source: TIMOSHENKO,
    document: beamCase(6, { supports: [clamp(0)], loads: [axial(6, 30_000), axial(2, 12_000)] }),
    expected: [
      mohr('axial', 6, (30_000 * 6 + 12_000 * 2) / EA),
      mohr('axial', 1, (42_000 * 1) / EA),
      mohr('axial', 6, (30_000 * 6 + 12_000 * 2) / EA, { part: 'N' }),
    ],
  },
  {
    id: 'mohr-couple-end',
    title:
      'Simple beam under a couple at one end: M l/3 EI there, M l/6 EI at the other, M l²/16 EI in the middle',
    source: TIMOSHENKO,
    document: beamCase(6, { supports: [pin(0), roller(6)], loads: [moment(0, -9000)] }),
    expected: [
      mohr('slope', 0, (-9000 * 6) / (3 * EI)),
      mohr('slope', 6, (9000 * 6) / (6 * EI)),
      mohr('deflection', 3, (-9000 * 6 ** 2) / (16 * EI)),
    ],
  },
];

/** AB 3 m with EI, BD 6 m with twice that, DE 3 m with EI; E = 200 GPa, I = 300e6 mm4; 150 kN in the middle. */
function steppedBeam(): object {
  const soft = stiffness(60e6);
  const stiff = stiffness(120e6);
  const part = (x: number, crossSectionIndex: number) => ({ x, materialIndex: 0, crossSectionIndex });
  return beamCase(12, {
    materials: soft.materials,
    sections: [...soft.sections, ...stiff.sections],
    beamSections: [part(3, 0), part(9, 1), part(12, 0)],
    supports: [pin(0), roller(12)],
    loads: [force(6, -150_000)],
  });
}

/** A beam of 4 m whose halves have different stiffnesses. */
function halves(left: number, right: number): object {
  const [first, second] = [stiffness(left), stiffness(right)];
  return {
    materials: first.materials,
    sections: [...first.sections, ...second.sections],
    beamSections: [
      { x: 2, materialIndex: 0, crossSectionIndex: 0 },
      { x: 4, materialIndex: 0, crossSectionIndex: 1 },
    ],
  };
}
