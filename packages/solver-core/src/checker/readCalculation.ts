import { LETTERS, RULES, SUMS } from './calculation.ts';
import type { Beam, Calculation, Letter, Line, Rule, Spread } from './calculation.ts';
import { type Polynomial, trim } from './polynomial.ts';
import { type Rational, ZERO, divide, multiply, ratio, subtract, total } from './rational.ts';
import { Reader, WrongShape } from './reader.ts';

/** Reads a file that was parsed as JSON; throws `WrongShape` with the path of the first malformed or unknown value. */
export function readCalculation(file: unknown): Calculation {
  const root = new Reader(file, '');
  root.get('kind').oneOf(['eecs/calculation']);
  root.get('version').oneOf([1]);
  for (const key of ['force', 'length']) root.get('units').get(key).text();
  return root.readWhole({
    beam: readBeam(root.get('beam')),
    releases: root.get('releases').list((of) => ({
      kind: of.get('kind').oneOf(['joint', ...LETTERS] as const),
      support: of.get('support').text(),
    })),
    lines: root.get('lines').list(readLine),
  });
}

function readBeam(beam: Reader): Beam {
  const byLetter = (of: Reader): ReadonlyMap<Letter, Rational> => {
    const given = of.value === undefined ? [] : Object.keys(of.fields());
    return new Map(given.map((key) => [new Reader(key, of.path).oneOf(LETTERS), of.get(key).rational()]));
  };
  const named = (of: Reader) => ({ name: of.get('name').text(), x: of.get('x').rational() });
  return {
    length: beam.get('length').rational(),
    supports: beam.get('supports').list((of) => ({
      ...named(of),
      holds: of.get('holds').list((letter) => letter.oneOf(LETTERS)),
      stiffness: byLetter(of.get('stiffness')),
      moved: byLetter(of.get('moved')),
    })),
    hinges: beam.get('hinges').list(named),
    points: beam.get('points').list((of) => {
      const shares = sharesOf(of, ['along', 'across', 'couple']);
      return { x: of.get('x').rational(), ...shares, isLeft: false };
    }),
    spreads: beam.get('spreads').list(readSpread),
    stretches: beam.get('stretches').list((of) => ({
      ...sharesOf(of, ['EI', 'EA', 'GA']),
      from: of.get('from').rational(),
    })),
  };
}

const sharesOf = <K extends string>(of: Reader, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, of.get(key).share()])) as Record<K, Rational>;

/** Reads a distributed load, whose ordinates are those at its start, in its middle and at its end. */
function readSpread(of: Reader): Spread {
  const [from, to] = [of.get('from').rational(), of.get('to').rational()];
  const h = subtract(to, from);
  if (h.n <= 0n) throw new WrongShape(of.path);
  const through = (given: Reader): Polynomial => {
    if (given.value === undefined) return [];
    const ordinates = given.list((one) => one.rational());
    if (ordinates.length !== 3) throw new WrongShape(given.path);
    const weighed = (weights: readonly bigint[]) =>
      total(ordinates.map((one, k) => multiply(one, ratio(weights[k]!, 1n))));
    const second = divide(weighed([2n, -4n, 2n]), multiply(h, h));
    return trim([ordinates[0]!, divide(weighed([-3n, 4n, -1n]), h), second]);
  };
  return { from, to, along: through(of.get('along')), across: through(of.get('across')) };
}

const RANGED = ['equilibrium', 'section', 'extreme', 'ordinate'] as const;

/** Reads a line; each field belongs to certain rules and is unknown in the lines of others. */
function readLine(of: Reader, at: number): Line {
  of.get('line').oneOf([at + 1]);
  const rule = of.get('rule').oneOf(RULES);
  const read = <T>(key: string, rules: readonly Rule[], as: (one: Reader) => T, otherwise: T): T =>
    rules.includes(rule) ? as(of.get(key)) : otherwise;
  const sum = read('sum', ['equilibrium', 'balance'], (one) => one.oneOf(SUMS), 'along');
  return {
    rule,
    state: read('state', ['equilibrium', 'section'], (one) => one.text(), ''),
    from: read('from', RANGED, (one) => one.rational(), ZERO),
    to: read('to', RANGED, (one) => one.rational(), ZERO),
    sum,
    about: rule === 'equilibrium' && sum === 'moments' ? of.get('about').rational() : ZERO,
    of: read('of', ['equilibrium', 'section', 'superposition'], (one) => one.text(), ''),
    at: read('at', ['displacement', 'settlement', 'unknown'], (one) => one.index(), 0),
    under: read('under', ['displacement'], (one) => (one.value === undefined ? 0 : one.index()), 0),
    value: readValue(of.get('value')),
  };
}

/** Reads a number, a polynomial or a root. */
function readValue(of: Reader): Line['value'] {
  if (typeof of.value === 'string') return of.rational();
  if (Array.isArray(of.value)) return of.polynomial();
  return { rootOf: of.get('rootOf').polynomial(), index: of.get('index').index() };
}
