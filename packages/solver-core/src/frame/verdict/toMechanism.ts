import { EXACTLY_RESTING, IN_LINE } from '../../linalg/tolerance.ts';
import type { FrameModel } from '../assembly/frameModel.ts';
import { motionOfBody, motionOfJoint, motionOfMember } from './bodyMotions.ts';
import { isTied } from './frameBodies.ts';
import type { FrameBodies } from './frameBodies.ts';
import type { FrameCause, FrameFix, FrameMechanism, PartMotion } from './frameVerdict.ts';

/** A motion of the bodies of a frame. */
export interface FoundMotion {
  readonly model: FrameModel;
  readonly bodies: FrameBodies;
  readonly motion: Float64Array;
  readonly isFinite: boolean;
}

/** Describes a motion: how each part moves, why it can, and what would stop it. */
export function toMechanism(found: FoundMotion): FrameMechanism {
  const parts = listParts(found);
  const causes = [findCause(found, parts)];
  return { parts, causes, fixes: findFixes(found, causes[0]!) };
}

function listParts({ model, bodies, motion }: FoundMotion): PartMotion[] {
  const parts = new Map<number, { joints: number[]; members: number[] }>();
  const partOf = (body: number) => {
    const part = parts.get(body) ?? { joints: [], members: [] };
    parts.set(body, part);
    return part;
  };
  bodies.ofJoint.forEach((body, joint) => partOf(body).joints.push(joint));
  const links: PartMotion[] = [];
  bodies.ofMember.forEach((body, member) => {
    if (body >= 0) partOf(body).members.push(member);
    else links.push({ joints: [], members: [member], ...motionOfMember(model, bodies, motion, member) });
  });
  return [...parts]
    .map(([body, part]): PartMotion => ({ ...part, ...motionOfBody(bodies, motion, body) }))
    .concat(links)
    .map(withoutRounding)
    .filter(({ x, y, omega }) => x !== 0 || y !== 0 || omega !== 0);
}

function withoutRounding(part: PartMotion): PartMotion {
  const clean = (value: number): number => (Math.abs(value) <= EXACTLY_RESTING ? 0 : value);
  return { ...part, x: clean(part.x), y: clean(part.y), omega: clean(part.omega) };
}

function findCause(found: FoundMotion, parts: readonly PartMotion[]): FrameCause {
  const { model, bodies, motion, isFinite } = found;
  const supported = model.joints.flatMap(({ holds }, k) => (holds.some((hold) => hold !== null) ? [k] : []));
  const isOne = parts.every((part) => isSameMotion(part, parts[0]!));
  const moves = new Set(parts.flatMap(({ joints }) => joints));
  const moving = [...moves].sort((a, b) => a - b);
  if (isOne) {
    const own = supported.filter((joint) => moves.has(joint));
    const members = new Set(parts.flatMap((part) => part.members));
    const isWhole = members.size === model.members.length;
    const isApart = model.members.every(({ i, j }, k) => members.has(k) || (!moves.has(i) && !moves.has(j)));
    if (!isWhole && isApart && own.length === 0) return { code: 'detachedPart', ids: moving };
    if (isApart) return { code: restraintsOf(model, own), ids: own };
  }
  const hinges = listHinges(found);
  if (isFinite) return { code: 'tooManyHinges', ids: hinges };
  if (hinges.length >= 3 && areInLine(model, hinges)) return { code: 'collinearHinges', ids: hinges };
  const moved = moving.filter((joint) => {
    const { x, y } = motionOfJoint(model, bodies, motion, joint);
    return Math.max(Math.abs(x), Math.abs(y)) > EXACTLY_RESTING;
  });
  return { code: 'hingeGeometry', ids: moved };
}

function isSameMotion(a: PartMotion, b: PartMotion): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= IN_LINE;
  return near(a.x, b.x) && near(a.y, b.y) && near(a.omega, b.omega);
}

/** Describes which restraints a body that moves as a whole lacks. */
function restraintsOf({ joints }: FrameModel, own: readonly number[]): FrameCause['code'] {
  const directions = own.flatMap((k) => {
    const { cos, sin, holds } = joints[k]!;
    const along = holds[0] === null ? [] : [[cos, sin] as const];
    return holds[1] === null ? along : [...along, [-sin, cos] as const];
  });
  const turns = own.some((k) => joints[k]!.holds[2] !== null);
  if (directions.length + (turns ? 1 : 0) < 3) return 'tooFewRestraints';
  const [first] = directions;
  const areParallel = directions.every(([x, y]) => Math.abs(x * first![1] - y * first![0]) <= IN_LINE);
  return areParallel ? 'parallelRestraints' : 'concurrentRestraints';
}

/** Lists the joints at which parts, or a part and the ground, rotate relative to each other. */
function listHinges({ model, bodies, motion }: FoundMotion): number[] {
  const { joints, members } = model;
  const least = new Float64Array(joints.length).fill(Infinity);
  const greatest = new Float64Array(joints.length).fill(-Infinity);
  const add = (joint: number, turn: number): void => {
    least[joint] = Math.min(least[joint]!, turn);
    greatest[joint] = Math.max(greatest[joint]!, turn);
  };
  joints.forEach(({ holds, turns }, joint) => {
    if (holds[0] !== null && holds[1] !== null) add(joint, 0);
    if (turns) add(joint, motionOfBody(bodies, motion, bodies.ofJoint[joint]!).omega);
  });
  members.forEach(({ i, j }, k) => {
    const { omega } = motionOfMember(model, bodies, motion, k);
    add(i, omega);
    add(j, omega);
  });
  return joints.flatMap((_, joint) => (greatest[joint]! - least[joint]! > EXACTLY_RESTING ? [joint] : []));
}

function areInLine({ joints }: FrameModel, ids: readonly number[]): boolean {
  const first = joints[ids[0]!]!;
  const far = ids
    .map((k) => joints[k]!)
    .reduce((a, b) =>
      Math.hypot(b.x - first.x, b.y - first.y) > Math.hypot(a.x - first.x, a.y - first.y) ? b : a,
    );
  const [dx, dy] = [far.x - first.x, far.y - first.y];
  const square = dx * dx + dy * dy;
  return ids.every((k) => {
    const { x, y } = joints[k]!;
    return Math.abs((x - first.x) * dy - (y - first.y) * dx) <= IN_LINE * square;
  });
}

/** Greatest number of fixes: enough to choose from. */
const MOST_FIXES = 6;

/**
 * Lists edits that stop the motion: closing hinges at which parts rotate relative to a joint, then supports that hold
 * more.
 */
function findFixes({ model, bodies, motion }: FoundMotion, cause: FrameCause): FrameFix[] {
  const fixes: FrameFix[] = [];
  model.members.forEach(({ i, j, ends }, k) => {
    for (const [joint, name] of [
      [i, 'i'],
      [j, 'j'],
    ] as const) {
      const end = ends[name];
      if (!end.isFreeM || isTied(end) || !model.joints[joint]!.turns) continue;
      const mine = motionOfMember(model, bodies, motion, k).omega;
      const its = motionOfBody(bodies, motion, bodies.ofJoint[joint]!).omega;
      if (Math.abs(mine - its) > EXACTLY_RESTING)
        fixes.push({
          code: 'closeHinge',
          joint,
          member: k,
          edit: { op: 'remove', path: `/members/${k}/ends/${name}/M` },
        });
    }
  });
  const places = [...new Set([...cause.ids, ...model.joints.keys()])];
  for (const joint of places) {
    if (fixes.length >= MOST_FIXES) break;
    const fix = holdJoint(model, bodies, { motion, joint });
    if (fix) fixes.push(fix);
  }
  return fixes.slice(0, MOST_FIXES);
}

/**
 * Returns the smallest support that stops the motion of a joint. A rotated or elastic support and a guide are left
 * unchanged.
 */
function holdJoint(
  model: FrameModel,
  bodies: FrameBodies,
  { motion, joint }: { motion: Float64Array; joint: number },
): FrameFix | null {
  const { holds, cos, turns } = model.joints[joint]!;
  if (cos !== 1 || holds.some((hold) => hold !== null && hold > 0)) return null;
  if (holds[0] !== null && holds[1] === null) return null;
  if (holds[0] === null && holds[2] !== null) return null;
  const { x, y } = motionOfJoint(model, bodies, motion, joint);
  const { omega } = motionOfBody(bodies, motion, bodies.ofJoint[joint]!);
  const moves = (value: number): boolean => Math.abs(value) > EXACTLY_RESTING;
  const give = (
    code: 'giveRoller' | 'givePin' | 'giveClamp',
    className: 'simple' | 'fixed' | 'cantilever',
  ): FrameFix => ({
    code,
    joint,
    edit: { op: 'add', path: `/joints/${joint}/support`, value: { className } },
  });
  if (holds[1] === null && moves(y)) return give('giveRoller', 'simple');
  if (holds[0] === null && moves(x)) return give('givePin', 'fixed');
  return turns && holds[0] !== null && moves(omega) ? give('giveClamp', 'cantilever') : null;
}
