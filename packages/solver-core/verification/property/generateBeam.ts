import type { Hold, PlainBeam, PlainLoad, PlainSet, PlainStretch, PlainSupport } from './plainBeam.ts';
import type { Random } from '@eecs/testing/random';

/**
 * Generates a random beam with ordinary decimals: supports of every class, hinges, springs, settlements, stepped
 * sections, all kinds of loads, one set or several with angles, factors and combinations. One in twenty has spans of
 * very different lengths, one in twenty loads a millimetre beside supports, one in a hundred both within 10 km, one in
 * five hundred sixty spans. A few are mechanisms.
 */
export function generateBeam(random: Random): PlainBeam {
  const style = random.next();
  const length = style < 0.05 ? 10_000 : random.integer(100, 4000) / 100;
  const count = style > 0.998 ? 60 : random.integer(1, 7);
  const supports = generateSupports(random, { length, count, isUneven: style < 0.05 });
  const sets = random.chance(0.4) ? generateSets(random) : [];
  const loads = generateLoads(random, { length, supports, sets, isClose: style >= 0.04 && style < 0.1 });
  return { length, stretches: generateStretches(random, length), supports, loads, sets };
}

/** Relative to the length: the ratio that is promised for spans of very different lengths. */
const LEAST_SPAN = 1e-4;

function place(random: Random, length: number): number {
  return Math.round(random.next() * length * 1000) / 1000;
}

function value(random: Random): number {
  return random.integer(-500, 500) / 10 || 1;
}

function generateSupports(
  random: Random,
  of: { length: number; count: number; isUneven: boolean },
): PlainSupport[] {
  const { length, count, isUneven } = of;
  const places = new Set<number>();
  if (random.chance(0.8)) places.add(0);
  if (random.chance(0.7)) places.add(length);
  if (isUneven) for (const x of [1, 2, 5, 7]) places.add(x);
  while (places.size < count + (random.chance(0.3) ? 2 : 1)) {
    const x = place(random, length);
    if ([...places].every((other) => Math.abs(x - other) >= LEAST_SPAN * length)) places.add(x);
  }
  const supports = [...places].sort((a, b) => a - b).map((x) => generateSupport(random, x, length));
  if (supports.some(({ holdX }) => holdX !== 'free')) return supports;
  // Some support must hold the beam along its axis, because otherwise almost all beams would be refused for that reason
  // alone.
  const first = supports.findIndex(({ isHinge, holdY }) => !isHinge && holdY === 'rigid');
  return supports.map((support, i) => (i === first ? { ...support, holdX: 'rigid' } : support));
}

const FREE = { holdX: 'free', holdY: 'free', holdR: 'free' } as const;

function generateSupport(random: Random, x: number, length: number): PlainSupport {
  const isInside = x > 0 && x < length;
  const holds = generateHolds(random, isInside);
  const isBare = holds.holdY === 'free';
  const isHinge = isInside && (isBare || (holds.holdR === 'free' && random.chance(0.12)));
  const move = (hold: Hold, digits: number) =>
    hold !== 'free' && random.chance(0.15) ? random.integer(-100, 100) / 10 ** digits : 0;
  return {
    x,
    isHinge,
    ...holds,
    settlement: { x: move(holds.holdX, 4), y: move(holds.holdY, 3), r: move(holds.holdR, 4) },
  };
}

function generateHolds(random: Random, isInside: boolean): Pick<PlainSupport, keyof typeof FREE> {
  const kind = random.next();
  const stiffness = () => random.integer(1, 900) * random.pick([0.1, 1, 100]);
  const maybe = (probability: number) => (random.chance(probability) ? stiffness() : 'free');
  if (kind < 0.15) {
    return {
      holdX: random.chance(0.15) ? stiffness() : 'rigid',
      holdY: random.chance(0.1) ? stiffness() : 'rigid',
      holdR: 'rigid',
    };
  }
  if (kind < 0.4) return { holdX: 'rigid', holdY: 'rigid', holdR: maybe(0.12) };
  if (kind < 0.72) return { holdX: maybe(0.1), holdY: 'rigid', holdR: maybe(0.1) };
  if (kind < 0.87 || !isInside) return { holdX: maybe(0.3), holdY: stiffness(), holdR: maybe(0.15) };
  return FREE;
}

function generateStretches(random: Random, length: number): PlainStretch[] {
  const ends = new Set<number>();
  const count = random.pick([0, 0, 1, 2, 3]);
  for (let i = 0; i < count; i++) {
    const x = place(random, length);
    if (x > 0 && x < length) ends.add(x);
  }
  const hasWeight = random.chance(0.2);
  return [...[...ends].sort((a, b) => a - b), length].map((x1) => ({
    x1,
    E: random.integer(1, 300),
    A: random.integer(1, 90),
    I: random.integer(1, 400) * random.pick([0.1, 1, 10]),
    mass: hasWeight ? random.integer(1, 30) / 10 : 0,
  }));
}

/** One or two sets and a combination of them. */
function generateSets(random: Random): PlainSet[] {
  const plain = Array.from({ length: random.integer(1, 2) }, () => ({ angle: angle(random), factors: null }));
  return [...plain, { angle: angle(random), factors: plain.map(() => random.integer(-20, 20) / 10) }];
}

function angle(random: Random): number {
  return random.pick([0, 0, 0, 90, 180, -90, 30, random.integer(-180, 180)]);
}

function generateLoads(
  random: Random,
  of: {
    length: number;
    supports: readonly PlainSupport[];
    sets: readonly PlainSet[];
    isClose: boolean;
  },
): PlainLoad[] {
  const { length, supports, sets } = of;
  const hinges = new Set(supports.filter(({ isHinge }) => isHinge).map(({ x }) => x));
  const somewhere = () => {
    const beside = random.pick(supports).x + random.pick([0.001, -0.001, 0]);
    const x = of.isClose && random.chance(0.7) ? Math.round(beside * 1000) / 1000 : place(random, length);
    return Math.min(Math.max(x, 0), length);
  };
  const loads: PlainLoad[] = [];
  const count = random.integer(1, 6);
  while (loads.length < count) {
    const common = {
      alpha: random.chance(0.3) ? angle(random) : 90,
      sets: random.integer(1, 2 ** sets.length - 1),
    };
    const kind = random.next();
    const x = somewhere();
    const other = somewhere();
    if (kind < 0.35) loads.push({ kind: 'force', x, value: value(random), ...common });
    // A couple exactly on a hinge belongs to neither side.
    else if (kind < 0.55 && !hinges.has(x))
      loads.push({ kind: 'moment', x, value: value(random), sets: common.sets });
    else if (kind >= 0.55 && x !== other) loads.push(generateSpread(random, [x, other], common));
  }
  return loads;
}

function generateSpread(
  random: Random,
  [a, b]: readonly [number, number],
  common: { alpha: number; sets: number },
): PlainLoad {
  const range = { x0: Math.min(a, b), x1: Math.max(a, b) };
  const kind = random.chance(0.15) ? 'mass' : 'spread';
  const [y0, y1, y2] = [value(random), value(random), value(random)];
  const shape = kind === 'mass' ? 0 : random.integer(0, 2);
  const y: readonly [number, number, number] =
    shape === 0 ? [y0, y0, y0] : shape === 1 ? [y0, (y0 + y2) / 2, y2] : [y0, y1, y2];
  return { kind, ...range, y, alpha: kind === 'mass' ? -90 : common.alpha, sets: common.sets };
}
