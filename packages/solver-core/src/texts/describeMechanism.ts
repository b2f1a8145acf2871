import type { RestraintCount } from '../rules/beam/supports/countRestraints.ts';
import type { Cause, DiscMotion, Fix, Mechanism } from '../rules/beam/verdict.ts';
import type { TextKey } from './textKey.ts';
import { lowerFirst, writeSentence, type Writer } from './writer.ts';

/** A writer that describes how a beam moves, by the places of its supports. */
export interface BeamWriter extends Writer {
  readonly kind: 'beam';
  /** In the order of the document. */
  readonly supports: readonly { readonly x: number }[];
}

/** Greatest number of edits that are listed; a caller that needs all of them uses the verdict's fixes. */
const MOST_FIXES = 3;

/**
 * Explains how a beam moves, what permits the motion and what would stop it, in one text: `The part from 8 m to 10 m
 * turns. The hinge at 8 m allows this. Fix: add a roller at 9 m or remove the hinge at 8 m.`
 */
export function describeMechanism(mechanism: Mechanism, writer: BeamWriter): string {
  const { causes, fixes } = mechanism;
  const ways = fixes.slice(0, MOST_FIXES).map((fix) => describeFix(fix, writer));
  return [
    ...describeMotions(mechanism, writer),
    ...causes.map((cause) => describeCause(cause, writer)),
    ...describeCure(ways, writer),
  ].join(' ');
}

/** Describes how a mechanism moves, one sentence for each part; one sentence if the beam slides as a whole. */
export function describeMotions({ discs = [] }: Pick<Mechanism, 'discs'>, writer: Writer): string[] {
  const moving = discs.map((disc) => ({ ...disc, key: nameMotion(disc) }));
  if (moving.length > 0 && moving.every(({ key }) => key === 'motion.slides'))
    return [writeSentence(writer, 'motion.slides.all')];
  return moving.flatMap(({ key, x0, x1 }) =>
    key === null ? [] : [writeSentence(writer, key, { x0: writer.place(x0), x1: writer.place(x1) })],
  );
}

function nameMotion({ vx, vy, omega }: DiscMotion): TextKey | null {
  if (omega !== 0) return 'motion.turns';
  if (vy !== 0) return 'motion.lifts';
  return vx === 0 ? null : 'motion.slides';
}

/** Explains in a sentence why a mechanism can move. */
export function describeCause({ code, ids }: Cause, writer: BeamWriter): string {
  const places = ids.map((index) => placeOf(Number(index), writer));
  return writeSentence(writer, `cause.${code}`, { places: places.join(', '), count: places.length });
}

/** Describes a fix; for a roller, also which of the moving parts `discs` it restrains. */
export function describeFix({ code, edit }: Fix, writer: BeamWriter, discs: Mechanism['discs'] = []): string {
  if (edit.op !== 'add')
    return writeSentence(writer, `fix.${code}`, { x: placeOf(Number(edit.path.split('/')[2]), writer) });
  const { x } = edit.value;
  const held = code === 'addRoller' ? discs.find(({ x0, x1 }) => x0 <= x && x <= x1) : undefined;
  if (held === undefined) return writeSentence(writer, `fix.${code}`, { x: writer.place(x) });
  const ends = { x0: writer.place(held.x0), x1: writer.place(held.x1) };
  return writeSentence(writer, 'fix.addRoller.x0', { x: writer.place(x), ...ends });
}

/** States how many restraints a beam lacks; empty if it has enough and is still a mechanism. */
export function describeShortage({ hinges, needed, found }: RestraintCount, writer: Writer): string[] {
  if (found >= needed) return [];
  if (hinges === 0) return [writeSentence(writer, 'shortage', { found })];
  if (hinges === 1) return [writeSentence(writer, 'shortage.hinge', { needed, found })];
  return [writeSentence(writer, 'shortage.hinges', { count: hinges, needed, found })];
}

/** Lists the ways to stop a motion; empty if there are none. */
export function describeCure(ways: readonly string[], writer: Writer): string[] {
  if (ways.length === 0) return [];
  const { locale } = writer.language;
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(ways.map(lowerFirst));
  return [writeSentence(writer, 'cure', { list })];
}

function placeOf(index: number, { supports, place }: BeamWriter): string {
  const support = supports[index];
  return support === undefined ? '…' : place(support.x);
}
