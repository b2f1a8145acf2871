import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';
import { createPlaceIndex, toPlainEdit, toRefusedEdit, toPair } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { type TrussItem, indexesOf, movedJoints } from './items.ts';
import { type AxisName, type Place, tidyPlace } from './place.ts';

/** Returns the place of the n-th copy of a point. */
export type Move = (place: Place, copy: number) => Place;

/** Moves each copy by one more displacement. */
export function alongWay(way: Place): Move {
  return (place, copy) => ({
    x: place.x + way.x * copy,
    y: place.y + way.y * copy,
    z: place.z + way.z * copy,
  });
}

/** The coordinates rotated about an axis, the first towards the second. */
const TURNED = { x: ['y', 'z'], y: ['z', 'x'], z: ['x', 'y'] } as const satisfies Readonly<
  Record<AxisName, readonly [AxisName, AxisName]>
>;

/**
 * Rotates each copy by one more angle about a line through a centre parallel to one of the axes, degrees. Seen from the
 * tip of that axis the copies go round counter-clockwise.
 */
export function aroundCentre(centre: Place, angleDeg: number, axis: AxisName = 'z'): Move {
  const [a, b] = TURNED[axis];
  return (place, copy) => {
    const angle = (angleDeg * copy * Math.PI) / 180;
    const [da, db] = [place[a] - centre[a], place[b] - centre[b]];
    return {
      ...placeOnly(place),
      [a]: centre[a] + da * Math.cos(angle) - db * Math.sin(angle),
      [b]: centre[b] + da * Math.sin(angle) + db * Math.cos(angle),
    };
  };
}

function placeOnly({ x, y, z }: Place): Place {
  return { x, y, z };
}

/** Mirrors points at a plane perpendicular to an axis. */
export function atMirror(axis: AxisName, at: number): Move {
  return (place) => ({ ...placeOnly(place), [axis]: 2 * at - place[axis] });
}

/**
 * Copies the selected joints, and the rods between them, `times` times. A copied joint that coincides with an existing
 * one becomes that joint unchanged, so that repeated panels are connected; existing rods are not duplicated. Loads and
 * anchors are copied. If everything exists already, nothing changes, and a note reports it.
 */
export function copyPart(
  document: TrussCase,
  items: readonly TrussItem[],
  { move, times = 1 }: { readonly move: Move; readonly times?: number },
  newId: NewId,
): Edit {
  const chosen = movedJoints(document, items);
  if (chosen.size === 0 || times < 1) return toPlainEdit(document);
  const places = createPlaceIndex();
  document.joints.forEach((joint, index) => places.add(joint, index));
  const joints: Joint[] = [...document.joints];
  const links: Link[] = [...document.links];
  const pairs = new Set(links.map(({ i, j }) => toPair(i, j)));
  const copied = listCopied(document, items, chosen);
  for (let copy = 1; copy <= times; copy++) {
    const ends = new Map<number, number>();
    for (const index of chosen) {
      const joint = document.joints[index];
      if (joint === undefined) continue;
      const place = tidyPlace(move(joint, copy));
      const there = places.find(place);
      ends.set(index, there >= 0 ? there : joints.length);
      if (there >= 0) continue;
      places.add(place, joints.length);
      joints.push({ ...joint, ...place, id: newId(), loads: renameLoads(joint.loads, newId) });
    }
    for (const link of copied) {
      const [i, j] = [ends.get(link.i) ?? -1, ends.get(link.j) ?? -1];
      if (i === j || pairs.has(toPair(i, j))) continue;
      pairs.add(toPair(i, j));
      links.push({ ...link, id: newId(), i, j, loads: renameLoads(link.loads, newId) });
    }
  }
  const isNothing = joints.length === document.joints.length && links.length === document.links.length;
  return isNothing ? toRefusedEdit(document, 'nothingCopied') : toPlainEdit({ ...document, joints, links });
}

function renameLoads<Load extends object>(loads: readonly Load[], newId: NewId): Load[] {
  return loads.map((load) => ({ ...load, id: newId() }));
}

/**
 * Lists the rods to copy with a selection: the selected ones, or if there are none those between the selected joints.
 */
function listCopied(
  document: TrussCase,
  items: readonly TrussItem[],
  joints: ReadonlySet<number>,
): readonly Link[] {
  const chosen = indexesOf(items, 'link');
  return document.links.filter(({ i, j }, index) =>
    chosen.size > 0 ? chosen.has(index) : joints.has(i) && joints.has(j),
  );
}
