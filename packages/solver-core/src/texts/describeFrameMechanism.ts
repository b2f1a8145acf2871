import type { FrameCause, FrameFix, FrameMechanism } from '../frame/verdict/frameVerdict.ts';
import { describeCure } from './describeMechanism.ts';
import { writeSentence, type Writer } from './writer.ts';

/** A writer that describes how a frame moves. */
export interface FrameWriter extends Writer {
  readonly kind: 'frame';
}

/** Greatest number of edits that are listed; a caller that needs all of them uses the verdict's fixes. */
const MOST_FIXES = 3;

/** Explains why a frame can move and which edits would stop it, in one text. */
export function describeFrameMechanism({ causes, fixes }: FrameMechanism, writer: FrameWriter): string {
  const ways = fixes.slice(0, MOST_FIXES).map((fix) => describeFrameFix(fix, writer));
  return [...causes.map((cause) => describeFrameCause(cause, writer)), ...describeCure(ways, writer)].join(
    ' ',
  );
}

/** Explains in a sentence what lets a frame move. */
export function describeFrameCause({ code, ids }: FrameCause, writer: FrameWriter): string {
  const list = new Intl.ListFormat(writer.language.locale, { type: 'conjunction' });
  return writeSentence(writer, `frame.cause.${code}`, {
    list: list.format(ids.map((joint) => String(joint + 1))),
  });
}

/** Describes a fix. */
export function describeFrameFix(fix: FrameFix, writer: FrameWriter): string {
  const joint = fix.joint + 1;
  return fix.code === 'closeHinge'
    ? writeSentence(writer, 'frame.fix.closeHinge', { joint, member: fix.member + 1 })
    : writeSentence(writer, `frame.fix.${fix.code}`, { joint });
}
