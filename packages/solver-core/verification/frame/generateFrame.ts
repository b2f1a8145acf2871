import type { Random } from '@eecs/testing/random';

/**
 * Generates the document of a random frame: joints on a small grid, members to earlier joints with hinges, releases and
 * springs, supports of every class (rotated, elastic, settling), loads of all kinds in all axes, temperature and
 * misfit. About a third is unstable. With `isStiff`, some members are inextensible, or their axial stiffness is a
 * hundred million times the bending stiffness in N and N·m2. Nothing strains such a member: neither temperature nor
 * misfit, nor a settlement, which would cause forces of 10^12 N, whose rounding in a double moves a soft spring by more
 * than the tolerance.
 */
export function generateFrame(random: Random, { isStiff = false } = {}): object {
  const range = random.pick([2, 3, 6, 20]);
  const places = new Map<string, { x: number; y: number }>();
  const count = random.integer(2, 6);
  for (let tries = 0; places.size < count && tries < 99; tries++) {
    const place = { x: random.integer(0, range), y: random.integer(0, range) };
    places.set(`${place.x} ${place.y}`, place);
  }
  const joints = [...places.values()].map((place, k) => ({
    ...place,
    ...((k === 0 || random.chance(0.35)) && { support: generateSupport(random) }),
    loads: random.chance(0.3) ? [generatePointLoad(random, false)] : [],
  }));
  const members = joints
    .slice(1)
    .map((_, k) => generateMember(random, joints, [random.integer(0, k), k + 1], isStiff));
  for (let extra = random.integer(0, 2); extra > 0 && joints.length > 2; extra--) {
    const [i, j] = [random.integer(0, joints.length - 1), random.integer(0, joints.length - 1)];
    if (i !== j) members.push(generateMember(random, joints, [i, j], isStiff));
  }
  const isStrained = !members.some(({ crossSectionIndex }) => crossSectionIndex === STIFF_SECTION);
  return {
    schema: 1,
    joints: isStrained ? joints : joints.map(withoutSettlement),
    members: members.map((member, k) =>
      k === 0
        ? {
            ...member,
            loads: [...member.loads, { className: 'q(x)', y: -random.integer(1, 90) * 100, frame: 'global' }],
          }
        : member,
    ),
    materials: [{ E: 210_000, alpha: 1.2e-5 }],
    sections: [
      { className: 'generic', A: 53.8, Iy: 8356, h: 300 },
      { className: 'generic', A: 20, Iy: 150, h: 100 },
      { className: 'generic', A: 3e7, Iy: 3000, h: 100 },
    ],
  };
}

/** The index of the section whose axial stiffness is extreme. */
const STIFF_SECTION = 2;

function withoutSettlement<Joint extends { readonly support?: object }>(joint: Joint): Joint {
  return joint.support ? { ...joint, support: { ...joint.support, settlement: undefined } } : joint;
}

function generateSupport(random: Random): object {
  const className = random.pick(['cantilever', 'fixed', 'fixed', 'fixed', 'simple', 'spring', 'guide']);
  const stiffness = {
    ...((className === 'spring' || random.chance(0.1)) && { x: random.pick([1e4, 3e6, 1e9]) }),
    ...((className === 'spring' || random.chance(0.1)) && { y: random.pick([2e4, 1e6, 5e8]) }),
    ...((className === 'spring' || random.chance(0.1)) && { r: random.pick([1e4, 1e6]) }),
  };
  return {
    className,
    alpha: random.chance(0.3) ? random.integer(0, 7) * 45 : 0,
    ...(Object.keys(stiffness).length > 0 && { stiffness }),
    ...(className !== 'spring' && random.chance(0.15) && { settlement: { y: random.integer(-9, 9) / 1000 } }),
  };
}

interface GeneratedMember extends Record<string, unknown> {
  readonly loads: readonly object[];
}

function generateMember(
  random: Random,
  joints: readonly { readonly x: number; readonly y: number }[],
  [i, j]: readonly [number, number],
  isStiff: boolean,
): GeneratedMember {
  const length = Math.hypot(joints[j]!.x - joints[i]!.x, joints[j]!.y - joints[i]!.y);
  const loads = Array.from({ length: random.integer(0, 2) }, () =>
    random.chance(0.5) ? generatePointLoad(random, true, length) : generateSpread(random, length),
  );
  const free = ['free'];
  const moment = () =>
    random.chance(0.25) ? 'free' : random.chance(0.1) ? random.pick([1e4, 1e6]) : undefined;
  const end = () => {
    const M = moment();
    return {
      ...(M !== undefined && { M }),
      ...(random.chance(0.03) && { N: free[0] }),
      ...(random.chance(0.03) && { Q: free[0] }),
    };
  };
  const ends = { i: end(), j: end() };
  const isHinged = ends.i.M === 'free' && ends.j.M === 'free';
  return {
    ...{
      i,
      j,
      materialIndex: 0,
      crossSectionIndex: isStiff && random.chance(0.3) ? STIFF_SECTION : random.integer(0, 1),
    },
    ends: isHinged || random.chance(0.7) ? { i: { M: ends.i.M }, j: { M: ends.j.M } } : ends,
    ...(isStiff && random.chance(0.2) && { inextensible: true }),
    ...(!isStiff && random.chance(0.1) && { dT: random.integer(-30, 30) }),
    ...(!isStiff && random.chance(0.1) && { dTdepth: random.integer(-20, 20) }),
    ...(!isStiff && random.chance(0.1) && { dL: random.integer(-5, 5) / 1000 }),
    loads,
  };
}

function generatePointLoad(random: Random, isOnMember: boolean, length = 0): object {
  const place = random.pick([0, 1, random.next(), random.next()]);
  const className = random.pick([
    'ShearLoad',
    'AxialLoad',
    'GenericLoad',
    ...(isOnMember ? ['BendingMoment'] : []),
  ]);
  return {
    className,
    c: [random.integer(-90, 90) * 100 || 100],
    ...(className === 'GenericLoad' && { alpha: random.integer(0, 11) * 30 }),
    ...(isOnMember && {
      x: place === 1 ? length : Math.floor(place * length * 1000) / 1000,
      frame: random.pick(['member', 'global']),
    }),
  };
}

function generateSpread(random: Random, length: number): object {
  const value = (): number => random.integer(-50, 50) * 100;
  const [a, b] = [random.next(), random.next()].sort((one, other) => one - other) as [number, number];
  const range = [Math.floor(a * length * 100) / 100, Math.floor(b * length * 100) / 100] as const;
  return {
    className: 'DistributedLoad',
    ...(random.chance(0.5) && range[1] > range[0] && { x: range }),
    y: [value(), value(), value()],
    alpha: random.pick([90, 90, 0, -60]),
    frame: random.pick(['member', 'global', 'projected']),
  };
}
