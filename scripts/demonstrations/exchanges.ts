import { FIXTURE_1, GERBER_BEAM, HINGE_TOO_MANY, MECHANISM, PROFILE_AND_ANGLE } from './beamDocuments.ts';

/** A request of the demonstration and the answer that the contract requires. */
export interface Exchange {
  readonly title: string;
  readonly body: string;
  /** @default application/json */
  readonly contentType?: string;
  readonly status: number;
  /** 0 for a beam that can be solved. */
  readonly errno: number;
}

const request = (data: object, rest: object = {}): string => JSON.stringify({ data, ...rest });
const bad = (title: string, body: string, status: number, errno: number, contentType?: string): Exchange => ({
  title: `Bad body: ${title}`,
  body,
  status,
  errno,
  ...(contentType !== undefined && { contentType }),
});

const RECTANGLE = { className: 'rectangle', h: 160, b: 160 };
const solved = { status: 200, errno: 0 };
const KIB = 1024;

/** Three stable beams, three unstable ones, and ten bodies that are invalid or too large. */
export const EXCHANGES: readonly Exchange[] = [
  { title: 'Fixture 1: two spans with a hinge, every class of load', body: request(FIXTURE_1), ...solved },
  { title: 'Gerber beam: a suspended span between two hinges', body: request(GERBER_BEAM), ...solved },
  {
    title:
      'IPE 300 and a bent angle: three sets, one combined, everything included, the stress state at two points',
    body: request(PROFILE_AND_ANGLE, {
      include: ['descriptor', 'eq', 'tree', 'checks', 'profile'],
      stress: [
        { x: 6, y: 0, z: 150 },
        { x: 6, y: 0, z: 0, side: 'left' },
      ],
    }),
    ...solved,
  },
  {
    title: 'Mechanism: enough restraints, badly placed',
    body: request(MECHANISM),
    status: 200,
    errno: 42_210,
  },
  { title: 'Mechanism: a hinge too many', body: request(HINGE_TOO_MANY), status: 200, errno: 42_212 },
  bad('not JSON', '{"data": {', 400, 40_001),
  bad('nothing at all', '', 400, 40_001),
  bad('a list', '[1, 2, 3]', 400, 40_002),
  bad('an unknown key beside data', request(FIXTURE_1, { admin: true }), 400, 40_002),
  bad('nested seventeen deep', `{"data":{"x":${'['.repeat(15)}${']'.repeat(15)}}}`, 400, 40_001),
  bad('an infinite number', '{"data": {"L": 1e999}}', 400, 40_003),
  bad('a prototype', '{"data": {"__proto__": {"L": 1}}}', 400, 40_001),
  {
    title: 'A cross-section that cannot be: flanges thicker than half the height',
    body: request({
      ...PROFILE_AND_ANGLE,
      sections: [{ className: 'hsection', h: 20, b: 150, tw: 7.1, tf: 10.7 }, RECTANGLE],
    }),
    status: 200,
    errno: 42_215,
  },
  bad(
    'thirteen case sets of an anonymous caller',
    request({ ...FIXTURE_1, caseSets: Array.from({ length: 13 }, () => ({})) }),
    400,
    40_002,
  ),
  bad('more than 256 KiB', request({ ...FIXTURE_1, title: 'x'.repeat(256 * KIB) }), 413, 41_301),
  bad('not called JSON', request(FIXTURE_1), 415, 41_501, 'text/plain'),
];
