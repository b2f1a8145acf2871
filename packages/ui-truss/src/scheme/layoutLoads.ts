import { sizeOfLoad } from '../editing/dragLoads.ts';
import type { TrussCase } from '@eecs/solver-core/truss';
import { LEAD_PX, type LabelWish, writeCarried } from '@eecs/ui-kit/layout';
import type { Camera, Point } from '../camera/camera.ts';
import { distanceOf } from '../editing/place.ts';
import { toItemKey } from '../editing/items.ts';
import { type DrawnLoad, drawJointLoad, drawLinkLoad } from './drawLoads.ts';
import type { MarkSizes } from './markSizes.ts';
import type { Emphasis } from './scheme.ts';
import type { SchemeTexts } from './schemeTexts.ts';
import { isLineInView } from './view.ts';

/**
 * The greatest number of joints, and of rods, whose loads are drawn; if there are more, overlapping loads are left out.
 */
const MOST = 400;
/** Arrows closer than this look like one, px; if there are still too many, the distance is doubled again. */
const CLOSE_PX = 2;

/** Objects around the loads of a truss, px. */
export interface LoadSurroundings {
  readonly camera: Camera;
  /** The places of the joints. */
  readonly points: readonly Point[];
  /** Unit vectors along the rods of each loaded joint. */
  readonly ways: ReadonlyMap<number, readonly Point[]>;
  /** Directions from joints to their supports. */
  readonly supports: ReadonlyMap<number, Point>;
  readonly emphasis: Emphasis;
  readonly sizes: MarkSizes;
  readonly isShown: (joint: number) => boolean;
  /** Joints that are left out together with their rods. @default none */
  readonly without?: ReadonlySet<number> | undefined;
}

/** Draws the loads on joints, then those along rods, each beside its joint or rod. */
export function layoutLoads(
  { joints, links }: TrussCase,
  { camera, points, ways, supports, emphasis, sizes, isShown, without }: LoadSurroundings,
): DrawnLoad[] {
  const drawn: DrawnLoad[] = [];
  const loaded = joints.flatMap(({ loads }, index) => {
    const at = points[index];
    return loads.length === 0 || at === undefined || !isShown(index)
      ? []
      : [
          {
            index,
            at,
            size: Math.max(...loads.map(({ c }) => Math.abs(c[0]))),
            isChosen: isOneChosen(emphasis, toJointLoads(index, loads.length)),
          },
        ];
  });
  for (const { index, at } of thinOut(loaded)) {
    const joint = joints[index];
    if (joint === undefined) continue;
    const before = new Map<string, number>();
    joint.loads.forEach((load, k) => {
      const direction = `${load.alpha} ${load.beta ?? 0} ${Math.sign(load.c[0])}`;
      const step = before.get(direction) ?? 0;
      before.set(direction, step + 1);
      const room = { rods: ways.get(index) ?? [], support: supports.get(index) ?? null };
      drawn.push(drawJointLoad(load, { joint: index, index: k, at, camera, room, emphasis, step, sizes }));
    });
  }
  const along = links.flatMap((link, index) => {
    const [a, b, i, j] = [points[link.i], points[link.j], joints[link.i], joints[link.j]];
    if (link.loads.length === 0 || !a || !b || !i || !j) return [];
    if (without?.has(link.i) === true || without?.has(link.j) === true || !isLineInView(camera, a, b))
      return [];
    const items = link.loads.map((_, k) => ({ kind: 'linkLoad', link: index, index: k }) as const);
    return [
      {
        ...{ index, link, a, b, i, j, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } },
        size: Math.max(...link.loads.flatMap(({ y }) => y.map(Math.abs))),
        isChosen: isOneChosen(emphasis, items),
      },
    ];
  });
  for (const { link, index, a, b, i, j } of thinOut(along)) {
    link.loads.forEach((load, k) =>
      drawn.push(
        drawLinkLoad(load, {
          link: index,
          index: k,
          ends: [a, b],
          length: distanceOf(i, j),
          camera,
          emphasis,
          sizes,
        }),
      ),
    );
  }
  return drawn;
}

function toJointLoads(joint: number, count: number): readonly DrawnLoad['mark']['item'][] {
  return Array.from({ length: count }, (_, index) => ({ kind: 'jointLoad', joint, index }) as const);
}

function isOneChosen({ chosen, hovered }: Emphasis, items: readonly DrawnLoad['mark']['item'][]): boolean {
  if (chosen.size === 0 && hovered === null) return false;
  return items.map(toItemKey).some((key) => chosen.has(key) || key === hovered);
}

/** Loads at a place. */
interface Placed {
  readonly at: Point;
  readonly size: number;
  readonly isChosen: boolean;
}

/**
 * Selects the loads to draw from many: in each loaded region some are drawn, so that a dense row looks like a band from
 * its beginning to its end. The greatest of overlapping loads is kept, and so are selected ones.
 */
function thinOut<Item extends Placed>(items: readonly Item[]): readonly Item[] {
  let kept = items;
  for (let cell = CLOSE_PX; kept.length > MOST; cell *= 2) {
    const cells = new Map<string, Item>();
    for (const item of kept) {
      const key = `${Math.floor(item.at.x / cell)} ${Math.floor(item.at.y / cell)}`;
      const other = cells.get(key);
      if (other === undefined || rankOf(item) > rankOf(other)) cells.set(key, item);
    }
    const fewer = new Set(cells.values());
    kept = kept.filter((item) => fewer.has(item) || item.isChosen);
    // The remaining loads are all selected ones.
    if (cells.size <= 1) break;
  }
  return kept;
}

function rankOf({ size, isChosen }: Placed): number {
  return isChosen ? Infinity : size;
}

/** The greatest number of visible loads that all show their values: with more, only the greatest of each cell does. */
const MOST_VALUES = 150;
const CELL_PX = { width: 96, height: 36 };

/** Lists the label requests for values of loads, beside their arrows; of many loads those between get no label. */
export function listLoadValues(
  document: TrussCase,
  loads: readonly DrawnLoad[],
  {
    texts,
    choosePlaces = ({ labelAt }) => labelAt,
  }: {
    readonly texts: Pick<SchemeTexts, 'jointLoad' | 'linkLoad'>;
    /** @default all places of a load */
    readonly choosePlaces?: ((load: DrawnLoad) => readonly Point[]) | undefined;
  },
): LabelWish[] {
  const told = loads.length > MOST_VALUES ? chooseLabelled(document, loads) : null;
  return loads.map((load, index) => {
    const { item } = load.mark;
    return {
      key: `value-${item.kind}-${item.kind === 'jointLoad' ? item.joint : item.link}-${item.index}`,
      text: writeLoad(document, item, texts),
      role: 'load',
      priority: 3,
      places: told === null || told.has(index) ? choosePlaces(load) : [],
      ...(told === null && { anchor: { ...load.end, mostPx: LEAD_PX.usual } }),
    };
  });
}

/** Returns the indices of the greatest load of each cell of the board. */
function chooseLabelled(document: TrussCase, loads: readonly DrawnLoad[]): ReadonlySet<number> {
  const cells = new Map<string, { readonly index: number; readonly size: number }>();
  loads.forEach(({ mark: { item, from } }, index) => {
    const cell = `${Math.floor(from.x / CELL_PX.width)} ${Math.floor(from.y / CELL_PX.height)}`;
    const size = Math.abs(sizeOfLoad(document, item));
    if (size > (cells.get(cell)?.size ?? -1)) cells.set(cell, { index, size });
  });
  return new Set([...cells.values()].map(({ index }) => index));
}

function writeLoad(
  { joints, links }: TrussCase,
  item: DrawnLoad['mark']['item'],
  texts: Pick<SchemeTexts, 'jointLoad' | 'linkLoad'>,
): string {
  if (item.kind === 'jointLoad') {
    const load = joints[item.joint]?.loads[item.index];
    return load === undefined ? '' : writeCarried(texts.jointLoad(load), load);
  }
  const load = links[item.link]?.loads[item.index];
  return load === undefined ? '' : texts.linkLoad(load);
}
