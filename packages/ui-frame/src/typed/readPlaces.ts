import { type NumberReading, readNumberList, readSize } from '@eecs/ui-kit/editor';
import type { JointsAt, MembersAt } from './statement.ts';
import { findJointGroup, findMemberGroup } from './words.ts';

/** A word before numbers of joints, and before numbers of members. */
const JOINTS = /^(?:joints?|nodes?|узл\p{L}*|узел|вуз\p{L}*)\s+/iu;
const MEMBERS = /^(?:members?|bars?|стерж\p{L}*|стриж\p{L}*)\s+/iu;
/** `left column` means `left`. */
const COLUMN = /^(\p{L}+)\s+(?:columns?|sides?|колонн?\p{L}*|стойк\p{L}*|стояк\p{L}*)(?![\p{L}])/iu;
/** The sign or the word before a position along a member. */
const ALONG = /(?:\s*@\s*|\s+(?:at|в|на|у|при)\s+)/iu;

/** Reads joints: `2, 4-6`, `joint 2`, `feet`, `ridge`, `knees`; null if it names none. */
export function readJointsAt(text: string): JointsAt | null {
  const trimmed = text.trim();
  const joints = findJointGroup(trimmed) ?? readNumberList(trimmed.replace(JOINTS, ''));
  return joints === null ? null : { kind: 'joints', joints };
}

/** Reads members, and the position along each of them: `beams`, `2, 4-6`, `left column`, `beam 3`, `member 2 at 3`. */
export function readMembersAt(text: string, reading: NumberReading): MembersAt | null {
  const [parts = '', along, another] = text.trim().replace(COLUMN, '$1').split(ALONG);
  const [, word = '', place = ''] = /^(\p{L}+)(?:\s+(\S.*))?$/u.exec(parts) ?? [];
  const group = findMemberGroup(word);
  const members = group ?? readNumberList(parts.replace(MEMBERS, ''));
  const typed = group === undefined ? along : (along ?? (place || undefined));
  if (
    members === null ||
    another !== undefined ||
    (group !== undefined && place !== '' && along !== undefined)
  )
    return null;
  if (typed === undefined) return { kind: 'members', members, x: null };
  const x = readSize(typed, reading);
  return x === null || x < 0 ? null : { kind: 'members', members, x };
}

/** Reads joints or members; plain numbers are joints. */
export function readPartsAt(text: string, reading: NumberReading): JointsAt | MembersAt | null {
  return readJointsAt(text) ?? (/^\s*\p{L}/u.test(text) ? readMembersAt(text, reading) : null);
}
