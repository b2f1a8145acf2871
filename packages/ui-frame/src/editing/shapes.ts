import { MOST_RISE, type FrameCase } from '@eecs/solver-core/frame';
import { toRefusedEdit } from '@eecs/ui-kit/editing';
import { type ShapeKind, shapeKindOf } from './curves.ts';
import type { Edit } from './edit.ts';
import { lengthOf } from './fitLoads.ts';
import { mapMembers } from './members.ts';
import { type Place, shareAlong, tidy } from './place.ts';

/** The rise of a member that becomes curved, as a share of its chord. */
const FIRST_RISE = 0.2;

/** Makes some members straight, arcs or parabolas; a straight one gets a rise of a fifth of its chord. */
export function setShapeKind(document: FrameCase, indexes: ReadonlySet<number>, kind: ShapeKind): Edit {
  return mapMembers(document, indexes, (member) => {
    if (shapeKindOf(member) === kind) return member;
    const { shape, ...rest } = member;
    if (kind === 'line') return rest;
    const length = lengthOf(document, member);
    const rise = shape?.rise || tidy(length * FIRST_RISE);
    const most = MOST_RISE[kind] * length;
    return { ...rest, shape: { kind, rise: Math.abs(rise) > most ? tidy(Math.sign(rise) * most) : rise } };
  });
}

/** Sets the rise of curved members; zero makes them straight. A higher one than the shape can have is refused. */
export function setRise(document: FrameCase, indexes: ReadonlySet<number>, rise: number): Edit {
  const isPossible = [...indexes].every((index) => {
    const member = document.members[index];
    const kind = member && shapeKindOf(member);
    return (
      kind === undefined ||
      kind === 'line' ||
      Math.abs(rise) <= MOST_RISE[kind] * lengthOf(document, member!) * (1 + 1e-9)
    );
  });
  if (!isPossible || !Number.isFinite(rise)) return toRefusedEdit(document, 'valueOutside');
  return mapMembers(document, indexes, (member) => {
    const { shape, ...rest } = member;
    if (!shape || shape.kind === 'line' || shape.rise === rise) return member;
    return rise === 0 ? rest : { ...member, shape: { ...shape, rise } };
  });
}

/** A rise smaller than this share of its chord, drawn by hand, makes a member straight. */
const STRAIGHT = 0.02;

/** Bends a member so that its middle is as far from its chord as a point; near the chord it becomes straight. */
export function bendTo(
  document: FrameCase,
  index: number,
  { place, step }: { readonly place: Place; readonly step: number },
): Edit {
  const member = document.members[index];
  const [a, b] = [member && document.joints[member.i], member && document.joints[member.j]];
  if (member === undefined || a === undefined || b === undefined) return setRise(document, new Set(), 0);
  const length = lengthOf(document, member);
  const above = ((place.y - a.y) * (b.x - a.x) - (place.x - a.x) * (b.y - a.y)) / length;
  const share = shareAlong(place, a, b);
  if (!Number.isFinite(share)) return setRise(document, new Set(), 0);
  const kind = shapeKindOf(member) === 'line' ? 'arc' : shapeKindOf(member);
  const most = kind === 'line' ? 0 : MOST_RISE[kind] * length;
  const stepped = step > 0 ? tidy(Math.round(above / step) * step) : tidy(above);
  const rise = Math.max(-most, Math.min(most, stepped));
  if (Math.abs(rise) < STRAIGHT * length) return setShapeKind(document, new Set([index]), 'line');
  return mapMembers(document, new Set([index]), ({ shape, ...rest }) => ({
    ...rest,
    shape: { ...shape, kind: kind === 'line' ? 'arc' : kind, rise },
  }));
}
