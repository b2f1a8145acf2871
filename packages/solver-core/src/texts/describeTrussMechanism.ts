import type { TrussCause } from '../truss/verdict/explanation/trussCause.ts';
import type { TrussFix } from '../truss/verdict/explanation/trussFix.ts';
import type { TrussMechanism, TrussVerdict } from '../truss/verdict/verdict.ts';
import { describeCure } from './describeMechanism.ts';
import { writeSentence, type Writer } from './writer.ts';

/** A writer that describes how a truss moves; a fix is described by the directions that it adds to the held ones. */
export interface TrussWriter extends Writer {
  readonly kind: 'truss';
  /** The anchor of each joint, in the order of the document. */
  readonly anchors: readonly number[];
}

/** Greatest number of edits that are listed; a caller that needs all of them uses the verdict's fixes. */
const MOST_FIXES = 3;
/** Greatest number of joints that are listed: enough to find the place in the drawing. */
const MOST_JOINTS = 8;

/**
 * Describes which joints move, why they can, and what would stop the motion, in one text: `Joints 2 and 3 move. Parts
 * of the truss move against each other: … Fix: add a rod between joints 1 and 3.`
 */
export function describeTrussMechanism(mechanism: TrussMechanism, writer: TrussWriter): string {
  const { causes, fixes } = mechanism;
  const ways = fixes.slice(0, MOST_FIXES).map((fix) => describeTrussFix(fix, writer));
  const isPlaced = causes.some(({ code }) => code === 'openPanel');
  return [
    // A panel is easier to find than all the joints that move when it is sheared.
    ...(isPlaced ? [] : [describeTrussMotion(mechanism, writer)]),
    ...causes.map((cause) => describeTrussCause(cause, writer)),
    ...describeCure(ways, writer),
  ].join(' ');
}

/** Describes in a sentence which joints move. */
export function describeTrussMotion({ joints }: Pick<TrussMechanism, 'joints'>, writer: Writer): string {
  const moved = joints.map(({ joint }) => joint);
  return writeSentence(writer, 'motion.joints', { count: moved.length, list: listJoints(moved, writer) });
}

/** Explains in a sentence why a truss can move. */
export function describeTrussCause({ code, ids }: TrussCause, writer: Writer): string {
  return writeSentence(writer, `truss.cause.${code}`, { list: listJoints(ids, writer) });
}

/** Describes a fix. */
export function describeTrussFix({ code, edit }: TrussFix, writer: TrussWriter): string {
  if (code === 'addLink') {
    const { i, j } = edit.value;
    return writeSentence(writer, 'truss.fix.addLink', { i: i + 1, j: j + 1 });
  }
  const joint = Number(edit.path.split('/')[2]);
  const added = edit.value & ~(writer.anchors[joint] ?? 0);
  const axes = ['x', 'y', 'z'].filter((_, axis) => (added & (1 << axis)) !== 0);
  return writeSentence(writer, 'truss.fix.addAnchor', { joint: joint + 1, axes: joinAll(axes, writer) });
}

/**
 * Describes the open questions of a verdict, one sentence each: motions that are not described, motions that were not
 * counted, and motions without proof. `describedCount` is the number of described motions.
 */
export function describeDoubts(
  { rank, isRankAtMost, evidence, W, degree, mechanisms }: Doubted,
  writer: Pick<Writer, 'language'>,
  describedCount = mechanisms.length,
): string[] {
  // The rank is this much smaller than the number of equations.
  const omitted = mechanisms.length === 0 ? 0 : W + degree - describedCount;
  return [
    ...(omitted > 0 ? [writeSentence(writer, 'motion.more', { number: omitted })] : []),
    ...(isRankAtMost === true ? [writeSentence(writer, 'doubt.rankAtMost', { rank })] : []),
    ...(evidence === 'none' ? [writeSentence(writer, 'doubt.unproved')] : []),
  ];
}

type Doubted = Pick<TrussVerdict, 'rank' | 'isRankAtMost' | 'evidence' | 'W' | 'degree' | 'mechanisms'>;

function listJoints(indexes: readonly number[], writer: Writer): string {
  const numbers = indexes.slice(0, MOST_JOINTS).map((index) => String(index + 1));
  return indexes.length > MOST_JOINTS ? `${numbers.join(', ')}, …` : joinAll(numbers, writer);
}

function joinAll(words: readonly string[], { language }: Writer): string {
  return new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(words);
}
