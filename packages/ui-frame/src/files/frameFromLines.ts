import { type CrossSection, LIMITS, type UnitSystem } from '@eecs/solver-core';
import { type FrameMember, MOST_RISE } from '@eecs/solver-core/frame';
import { type DxfLine, type LaidLink, type TooMany, layLines } from '@eecs/ui-kit/editing';
import { type Place, distanceOf, tidy } from '../editing/place.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { LINKS_OF_MEMBER } from './readFrameFile.ts';

/** The parts of a frame document that were made from lines. */
export interface FrameOfLines {
  readonly document: object;
  /** The number of lines that were divided into several members, because ends of other lines lie on them. */
  readonly split: number;
  /** The number of lines that other lines cover completely, so that they make no member of their own. */
  readonly doubled: number;
  /** The number of members that are arcs. */
  readonly arcs: number;
}

/**
 * Makes a frame document from lines in the plane: each becomes a member rigidly connected to its neighbours, each arc a
 * curved member, and coinciding ends one joint. Members have the given cross-section of their layer, or the default
 * one. There are no supports, hinges or loads, because a drawing does not show them. If there are more joints or
 * members than `most`, nothing is made.
 */
export function frameFromLines(
  lines: readonly DxfLine[],
  {
    system,
    title,
    sectionOf = new Map(),
    most = LIMITS.full,
  }: {
    readonly system: UnitSystem;
    readonly title: string;
    /** Cross-sections by layer. @default none */
    readonly sectionOf?: ReadonlyMap<string, CrossSection>;
    /** The set of limits that applies; members have a fifth of that of links. @default `LIMITS.full` */
    readonly most?: { readonly joints: number; readonly links: number };
  },
): FrameOfLines | TooMany {
  const laid = layLines(lines, { joints: most.joints, links: Math.floor(most.links / LINKS_OF_MEMBER) });
  if ('tooMany' in laid) return laid;
  const empty = createEmptyFrame(system, title);
  const added = [...new Set(lines.flatMap(({ layer }) => sectionOf.get(layer) ?? []))];
  // A default that no member has would only be a row to delete.
  const usual = lines.every(({ layer }) => sectionOf.has(layer)) ? [] : empty.sections;
  const used = new Set(laid.links.flatMap(({ i, j }) => [i, j]));
  const order = laid.joints.flatMap((_, index) => (used.has(index) ? [index] : []));
  const indexOf = new Map(order.map((old, index) => [old, index]));
  const members = laid.links.map((link) => {
    const section = sectionOf.get(lines[link.at]?.layer ?? '');
    return {
      ...{ i: indexOf.get(link.i), j: indexOf.get(link.j), materialIndex: 0 },
      crossSectionIndex: section === undefined ? 0 : usual.length + added.indexOf(section),
      ...shapeOf(link, laid.joints),
    };
  });
  const joints = order.map((index) => ({ x: laid.joints[index]!.x, y: laid.joints[index]!.y }));
  return {
    document: { ...empty, joints, members, sections: [...usual, ...added] },
    split: laid.split,
    doubled: laid.doubled,
    arcs: members.filter(({ shape }) => shape !== undefined).length,
  };
}

/** Returns the shape of a member whose line is an arc. */
function shapeOf(
  { i, j, middle }: LaidLink,
  joints: readonly Place[],
): { readonly shape?: NonNullable<FrameMember['shape']> } {
  const [a, b] = [joints[i], joints[j]];
  if (middle === undefined || a === undefined || b === undefined) return {};
  const length = distanceOf({ x: a.x, y: a.y }, { x: b.x, y: b.y });
  const rise = ((middle[1] - a.y) * (b.x - a.x) - (middle[0] - a.x) * (b.y - a.y)) / length;
  const most = MOST_RISE.arc * length;
  return { shape: { kind: 'arc', rise: tidy(Math.max(-most, Math.min(most, rise))) } };
}
