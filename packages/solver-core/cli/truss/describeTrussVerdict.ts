import type { TrussCase, TrussCause, TrussFix, TrussMechanism, TrussVerdict } from '../../src/truss/index.ts';
import { STATUSES } from '../describeMechanism.ts';

/** Joints named of one motion, and motions told: enough to find the place. */
const MOST_JOINTS = 12;
const MOST_MOTIONS = 10;

/** Describes a verdict in a line, and for each way the truss can move which joints do, what lets them and what would stop it. */
export function describeTrussVerdict(
  { status, degree, W, rank, isRankAtMost, exact, evidence, mechanisms }: TrussVerdict,
  { joints }: Pick<TrussCase, 'joints'>,
): string {
  const [least, most] = isRankAtMost ? ['at least ', 'at most '] : ['', ''];
  const lines = [
    `${status === 'unknown' ? 'Not judged, too large' : STATUSES[status]} (degree ${least}${degree}, W = ${W}, rank ${most}${rank}${exact ? '' : ', within rounding'}).`,
    ...(evidence === 'none' ? ['It is not proved whether its motions go on.'] : []),
  ];
  for (const [i, mechanism] of mechanisms.slice(0, MOST_MOTIONS).entries()) {
    lines.push(
      mechanisms.length === 1 ? 'How it moves:' : `Motion ${i + 1}:`,
      ...describeMechanism(mechanism, joints),
    );
  }
  // As many as the rank falls short of the equations; the verdict lists the first of them.
  const untold = mechanisms.length === 0 ? 0 : W + degree - Math.min(mechanisms.length, MOST_MOTIONS);
  if (untold > 0) lines.push(`and ${untold} ${untold === 1 ? 'motion' : 'motions'} more.`);
  return lines.join('\n');
}

function describeMechanism(
  { joints: moving, causes, fixes }: TrussMechanism,
  joints: TrussCase['joints'],
): string[] {
  const moved = moving.map(({ joint }) => joint);
  const cures = fixes.map((fix) => describeFix(fix, joints));
  return [
    `  - ${listJoints(moved)} ${moved.length === 1 ? 'moves' : 'move'}`,
    `  what lets it: ${causes.map(describeCause).join('; ')}`,
    ...(cures.length === 0 ? [] : [`  cure: ${cures.join('; or ')}`]),
  ];
}

function describeCause({ code, ids }: TrussCause): string {
  switch (code) {
    case 'tooFewRestraints':
      return 'the anchors hold fewer directions than a body has motions';
    case 'parallelRestraints':
      return 'all anchors hold in parallel directions';
    case 'concurrentRestraints':
      return 'the lines of the anchors meet, so that it turns about where they do';
    case 'detachedPart':
      return `nothing ties the part with ${listJoints(ids)} to what is held`;
    case 'looseJoint':
      return `${listJoints(ids)} has too few links`;
    case 'collinearLinks':
      return `all links at ${listJoints(ids)} lie on one line`;
    case 'coplanarLinks':
      return `all links at ${listJoints(ids)} lie in one plane`;
    case 'tooFewLinks':
      return 'links or anchors are missing between the parts';
    case 'linkGeometry':
      return 'there are links enough, but their places let the joints move';
    default:
      return code satisfies never;
  }
}

function describeFix({ code, edit }: TrussFix, joints: TrussCase['joints']): string {
  if (code === 'addLink') return `add a link between joints ${edit.value.i + 1} and ${edit.value.j + 1}`;
  const joint = Number(edit.path.split('/')[2]);
  const added = edit.value & ~(joints[joint]?.anchor ?? 0);
  const axes = ['x', 'y', 'z'].filter((_, axis) => (added & (1 << axis)) !== 0);
  return `hold joint ${joint + 1} along ${axes.join(' and ')}`;
}

function listJoints(indexes: readonly number[]): string {
  const numbers = indexes.slice(0, MOST_JOINTS).map((index) => index + 1);
  const more = indexes.length - numbers.length;
  return `joint${indexes.length === 1 ? '' : 's'} ${numbers.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
