import { pin, roller, uniform } from '../beamCase.ts';
import type { CodeProblem } from './codeProblem.ts';

const IPE_450 = { className: 'hsection', label: 'IPE 450', h: 450, b: 190, tw: 9.4, tf: 14.6, r1: 21 };

/** Beams that guides check by EN 1993-1-1. */
export const eurocodeBeams: readonly CodeProblem[] = [
  {
    id: 'sbe-msb08-2',
    title: 'IPE 450 of S355, 1.7 m, 127 kN and 356 kN·m all along: bending and axial compression',
    source: {
      author: 'ArcelorMittal, Peiner Träger, Corus; CTICM, SCI',
      title:
        'Steel Buildings in Europe, Multi-storey steel buildings, part 8: Design software, section capacity',
      edition: '2010',
      place: 'worked example 2, pages 8-18 to 8-22',
      compared: { text: 'the pages at infosteel.be/images/Steel-Buildings-in-Europe/MSB08, 27 to 31' },
    },
    document: {
      schema: 1,
      L: 1.7,
      selfWeight: false,
      materials: [{ name: 'S355', E: 210_000, G: 80_770, strength: { tension: 355 } }],
      sections: [IPE_450],
      beamSections: [{ x: 1.7, materialIndex: 0, crossSectionIndex: 0 }],
      supports: [pin(0), roller(1.7)],
      loads: [
        { className: 'BendingMoment', x: 0, c: [-356_000] },
        { className: 'BendingMoment', x: 1.7, c: [356_000] },
        { className: 'AxialLoad', x: 1.7, c: [-127_000] },
      ],
      limits: {
        members: { standard: 'EN 1993-1-1', restraints: 'supports', lateral: 'rolled', K: [{ y: 1, z: 1 }] },
      },
    },
    expected: [
      { check: 'lateral', what: 'reduction', value: 0.961, tolerance: 1e-2 },
      { check: 'lateral', what: 'resistance', value: 581_000, tolerance: 1e-2 },
      { check: 'compression', what: 'resistance', value: 3_034_000, tolerance: 5e-3 },
      { check: 'compression', what: 'slenderness', value: 0.54, tolerance: 5e-3 },
      { check: 'compression', what: 'reduction', value: 0.865, tolerance: 5e-3 },
      { check: 'compression', what: 'factor', value: 0.997, tolerance: 1e-3 },
      { check: 'compression', what: 'utilisation', value: 0.653, tolerance: 1e-2 },
    ],
    why: 'the guide takes Mcr from a formula and rounds between its steps',
  },
  {
    id: 'buildsoft-ds-ec-07',
    title: 'IPE 500 of S235, 3.75 m, 500 kN and a moment of 200 kN·m at one end: annex B',
    source: {
      author: 'BuildSoft',
      title:
        'Diamonds, validation of the design by EN 1993-1-1, after worked example 5 of N. Boissonnade et al., Rules for member stability in EN 1993-1-1 (ECCS 119, 2006)',
      edition: '2025',
      place: 'DS EC 07, method 2',
      compared: {
        text: 'the page at support.buildsoft.eu, DS EC 07',
        except: 'the moment about z that acts there too',
      },
    },
    document: {
      schema: 1,
      L: 3.75,
      selfWeight: false,
      materials: [{ name: 'S235', E: 210_000, G: 80_769, strength: { tension: 235 } }],
      sections: [{ className: 'hsection', label: 'IPE 500', h: 500, b: 200, tw: 10.2, tf: 16, r1: 21 }],
      beamSections: [{ x: 3.75, materialIndex: 0, crossSectionIndex: 0 }],
      supports: [pin(0), roller(3.75)],
      loads: [
        { className: 'BendingMoment', x: 0, c: [-200_000] },
        { className: 'AxialLoad', x: 3.75, c: [-500_000] },
      ],
      limits: { members: { standard: 'EN 1993-1-1', restraints: 'supports', K: [{ y: 1, z: 1 }] } },
    },
    expected: [
      { check: 'compression', what: 'critical', value: 3_156_600, tolerance: 2e-3 },
      { check: 'compression', what: 'slenderness', value: 0.93, tolerance: 5e-3 },
      { check: 'compression', what: 'reduction', value: 0.64, tolerance: 1e-2 },
      // kzy with CmLT 0.6 for a triangular moment diagram.
      { check: 'compression', what: 'factor', value: 0.924, tolerance: 1e-3 },
    ],
    why: 'the page prints two or three digits',
  },
  {
    id: 'sbe-msb04-a1',
    title:
      'IPE 330 of S235, 5.7 m without lateral restraint between its supports: lateral-torsional buckling',
    source: {
      author: 'ArcelorMittal, Peiner Träger, Corus; CTICM, SCI',
      title: 'Steel Buildings in Europe, Multi-storey steel buildings, part 4: Detailed design',
      edition: '2008',
      place: 'A.1',
    },
    document: {
      schema: 1,
      L: 5.7,
      selfWeight: false,
      materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
      sections: [{ className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 }],
      beamSections: [{ x: 5.7, materialIndex: 0, crossSectionIndex: 0 }],
      supports: [pin(0), roller(5.7)],
      loads: [uniform(0, 5.7, -10_000)],
      limits: {
        members: { standard: 'EN 1993-1-1', restraints: 'supports', loadHeight: 'top', lateral: 'rolled' },
      },
    },
    expected: [
      { check: 'lateral', what: 'critical', value: 113_900, tolerance: 2e-2 },
      { check: 'lateral', what: 'slenderness', value: 1.288, tolerance: 1e-2 },
      { check: 'lateral', what: 'reduction', value: 0.48, tolerance: 1.5e-2 },
      { check: 'lateral', what: 'resistance', value: 0.48 * 804.3 * 235, tolerance: 1.5e-2 },
    ],
    why: 'the guide takes Mcr from a formula with C1 and C2, which approximates the same problem',
  },
  {
    id: 'sbe-msb08-1',
    title: 'IPE 500 of S355 is of class 1: resistance in bending',
    source: {
      author: 'ArcelorMittal, Peiner Träger, Corus; CTICM, SCI',
      title:
        'Steel Buildings in Europe, Multi-storey steel buildings, part 8: Design software, section capacity',
      edition: '2010',
      place: 'worked example 1',
    },
    document: {
      schema: 1,
      L: 3.8,
      selfWeight: false,
      materials: [{ name: 'S355', E: 210_000, nu: 0.3, strength: { tension: 355 } }],
      sections: [{ className: 'hsection', label: 'IPE 500', h: 500, b: 200, tw: 10.2, tf: 16, r1: 21 }],
      beamSections: [{ x: 3.8, materialIndex: 0, crossSectionIndex: 0 }],
      supports: [pin(0), roller(3.8)],
      loads: [uniform(0, 3.8, -10_000)],
      limits: { members: { standard: 'EN 1993-1-1' } },
    },
    expected: [
      { check: 'bending', what: 'class', value: 1, tolerance: 0 },
      // Wpl is 2194 cm3 in EN 10365.
      { check: 'bending', what: 'resistance', value: 2194 * 355, tolerance: 1e-3 },
    ],
  },
];
