import { LETTERS, RULES, SUMS } from './calculation.ts';
import type { Beam, Letter, Line, Rule, Spread } from './calculation.ts';
import { type Polynomial, trim } from './polynomial.ts';
import { type Rational, ZERO, divide, isLess, multiply, ratio, subtract, total } from './rational.ts';
import { Reader, WrongShape } from './reader.ts';

/** A calculation; a release is an unknown: the moment over a support (`joint`), or a reaction. */
export type Calculation = ReturnType<typeof readCalculation>;

/** Reads a file that was parsed as JSON; throws `WrongShape` with the path of the first malformed or unknown value. */
export function readCalculation(file: unknown) {
  const root = new Reader(file, '');
  root.get('kind').oneOf(['eecs/calculation']);
  root.get('version').oneOf([1]);
  const units = root.get('units');
  const isMetric = units.get('force').oneOf(['N', 'lbf']) === 'N';
  units.get('length').oneOf([isMetric ? 'm' : 'in']);
  return root.readWhole({
    beam: readBeam(root.get('beam')),
    releases: root.get('releases').list((of) => ({
      kind: of.get('kind').oneOf(['joint', ...LETTERS] as const),
      support: of.get('support').text(),
    })),
    lines: root.get('lines').list(readLine, 5000),
  });
}

/** Reads a beam: everything is on it, and no two supports, hinges or stretches can be confused. */
function readBeam(beam: Reader): Beam {
  const length = beam.get('length').rational(({ n }) => n > 0n);
  const isOn = (x: Rational) => x.n >= 0n && !isLess(length, x);
  const byLetter = (of: Reader, holds: readonly Letter[]): ReadonlyMap<Letter, Rational> => {
    const given = of.value === undefined ? [] : Object.keys(of.fields());
    return new Map(given.map((key) => [new Reader(key, of.path).oneOf(holds), of.get(key).rational()]));
  };
  const named = (isFit: (x: Rational) => boolean) => {
    const names = new Set<string>();
    const isNew = (name: string) => names.size < names.add(name).size;
    return (of: Reader) => ({ name: of.get('name').text(isNew), x: of.get('x').rational(isFit) });
  };
  const readBearing = named(isOn);
  /** Places within the beam, each beyond the one before. */
  const inOrder = (first: Rational) => (x: Rational) => isLess(first, x) && isLess((first = x), length);
  const [afterHinge, afterStretch] = [inOrder(ZERO), inOrder({ n: -1n, d: 1n })];
  return {
    length,
    supports: beam.get('supports').list((of) => {
      const holds = of.get('holds').list((letter) => letter.oneOf(LETTERS));
      const stiffness = byLetter(of.get('stiffness'), holds);
      return { ...readBearing(of), holds, stiffness, moved: byLetter(of.get('moved'), holds) };
    }),
    hinges: beam.get('hinges').list(named(afterHinge)),
    points: beam.get('points').list((of) => {
      const shares = sharesOf(of, ['along', 'across', 'couple']);
      return { x: of.get('x').rational(isOn), ...shares, isLeft: false };
    }),
    spreads: beam.get('spreads').list((of) => readSpread(of, isOn)),
    stretches: beam.get('stretches').list((of) => ({
      ...sharesOf(of, ['EI', 'EA', 'GA']),
      from: of.get('from').rational((x) => isOn(x) && afterStretch(x)),
    })),
  };
}

const sharesOf = <K extends string>(of: Reader, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, of.get(key).share()])) as Record<K, Rational>;

/** Reads a distributed load, whose ordinates are those at its start, in its middle and at its end. */
function readSpread(of: Reader, isOn: (x: Rational) => boolean): Spread {
  const [from, to] = [of.get('from').rational(isOn), of.get('to').rational(isOn)];
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
