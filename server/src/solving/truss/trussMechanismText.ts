import type { JointMotion, TrussCause, TrussFix, TrussMechanism } from '@eecs/solver-core/truss';
import { translate } from '../../messages/index.ts';
import type { Locale } from '../../messages/locale.ts';
import { createReader, type Reader } from '../texts/reader.ts';

/** Enough to choose from; the whole list is in the verdict. */
const MOST_FIXES = 3;
/** Enough to find the place in the drawing. */
const MOST_JOINTS = 8;

/** For whom texts are written, and which directions of each joint are held. */
export interface TrussReader extends Reader {
  readonly anchors: readonly number[];
}

/** Reads what texts need from a document that nobody has checked. */
export function createTrussReader(
  document: Parameters<typeof createReader>[1] & { readonly joints?: unknown },
  locale: Locale,
): TrussReader {
  const { joints } = document;
  const anchors = Array.isArray(joints) ? joints.map(anchorOf) : [];
  return { ...createReader('truss', document, locale), anchors };
}

function anchorOf(joint: unknown): number {
  const anchor = typeof joint === 'object' && joint !== null && 'anchor' in joint ? joint.anchor : 0;
  return typeof anchor === 'number' ? anchor : 0;
}

/**
 * Says which joints move, what lets them and what would stop them, one text for each independent motion:
 * `Joints 2 and 3 move. Parts move against each other: a link is missing. Cure: add a link between joints 1 and 3.`
 */
export function describeTrussMechanisms(
  mechanisms: readonly TrussMechanism[],
  reader: TrussReader,
): string[] {
  return mechanisms.map(({ joints, causes, fixes }) =>
    [
      describeMotion(joints, reader),
      ...causes.map((cause) => describeCause(cause, reader)),
      ...describeCure(fixes, reader),
    ].join(' '),
  );
}

function describeMotion(joints: readonly JointMotion[], { locale }: TrussReader): string {
  const named = listJoints(
    joints.map(({ joint }) => joint),
    locale,
  );
  return translate(locale, joints.length === 1 ? 'trussMotions.one' : 'trussMotions.many', { joints: named });
}

function describeCause({ code, ids }: TrussCause, { locale }: TrussReader): string {
  return translate(locale, `trussCauses.${code}`, { joints: listJoints(ids, locale) });
}

function describeCure(fixes: readonly TrussFix[], reader: TrussReader): string[] {
  if (fixes.length === 0) return [];
  const ways = fixes.slice(0, MOST_FIXES).map((fix) => describeFix(fix, reader));
  const list = new Intl.ListFormat(reader.locale, { type: 'disjunction' }).format(ways);
  return [translate(reader.locale, 'fixes', { list })];
}

function describeFix({ code, edit }: TrussFix, { locale, anchors }: TrussReader): string {
  if (code === 'addLink')
    return translate(locale, 'trussFixes.addLink', { i: edit.value.i + 1, j: edit.value.j + 1 });
  const joint = Number(edit.path.split('/')[2]);
  const added = edit.value & ~(anchors[joint] ?? 0);
  const axes = ['x', 'y', 'z'].filter((_, axis) => (added & (1 << axis)) !== 0);
  const named = new Intl.ListFormat(locale, { type: 'conjunction' }).format(axes);
  return translate(locale, 'trussFixes.addAnchor', { joint: joint + 1, axes: named });
}

function listJoints(indexes: readonly number[], locale: Locale): string {
  const numbers = indexes.slice(0, MOST_JOINTS).map((index) => String(index + 1));
  if (indexes.length > MOST_JOINTS) return `${numbers.join(', ')}, …`;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers);
}
