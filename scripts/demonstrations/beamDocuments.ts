import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

const FOLDER = path.join(ROOT, 'packages/solver-core/verification/fixtures');

/** Two spans with a hinge and every class of load. */
export const FIXTURE_1 = readFixture('fixture1.json');

/** Two spans with a hinge, an IPE 300 and a bent angle, three sets, one of them combined. */
export const PROFILE_AND_ANGLE = readFixture('profileAndAngle.json');

function readFixture(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Record<string, unknown>;
}

const PLAIN = { schema: 1, className: 'casemsb', kind: 'msb', caseSets: [], materials: [], sections: [] };

/**
 * A Gerber beam: two beams of 10 m with overhangs of 3 m carry a span of 8 m between hinges, 12 kN/m on it. By statics
 * M(10) = -12·8/2·3 = -144 kN·m, M(17) = 12·8²/8 = 96 kN·m, R(0) = -14.4 kN, R(10) = 62.4 kN.
 */
export const GERBER_BEAM = {
  ...PLAIN,
  title: 'Gerber beam with a suspended span',
  L: 34,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 10 },
    { className: 'hinge', x: 13 },
    { className: 'hinge', x: 21 },
    { className: 'simple', x: 24 },
    { className: 'simple', x: 34 },
  ],
  loads: [{ className: 'DistributedLoad', x: [13, 21], y: [-12_000, -12_000, -12_000] }],
};

/** Enough restraints, but in the wrong places: one too many left of the hinges, one too few right of them. */
export const MECHANISM = {
  ...PLAIN,
  title: 'A mechanism with enough restraints',
  L: 12,
  supports: [
    { className: 'cantilever', x: 0 },
    { className: 'simple', x: 3 },
    { className: 'hinge', x: 6 },
    { className: 'hinge', x: 8 },
    { className: 'simple', x: 10 },
  ],
  loads: [{ className: 'ShearLoad', x: 4, c: [-10_000] }],
};

/** The supports of fixture 1 with a second hinge: fewer restraints than a beam needs. */
export const HINGE_TOO_MANY = {
  ...PLAIN,
  title: 'A hinge too many',
  L: 12,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
    { className: 'hinge', x: 8 },
    { className: 'hinge', x: 10 },
    { className: 'simple', x: 12 },
  ],
  loads: [{ className: 'ShearLoad', x: 3, c: [-10_000] }],
};
