import { sizeOfLoad } from '../editing/dragLoads.ts';
import type { TrussCase } from '@eecs/solver-core/truss';
import type { LabelWish } from '@eecs/ui-kit/editor';
import type { Camera, Point } from '../camera/camera.ts';
import { distanceOf } from '../editing/place.ts';
import { type DrawnLoad, drawJointLoad, drawLinkLoad } from './drawLoads.ts';
import type { MarkSizes } from './markSizes.ts';
import type { Emphasis } from './scheme.ts';
import type { SchemeTexts } from './schemeTexts.ts';
import { isLineInView } from './view.ts';

/** More arrows than this say nothing on one picture. */
const MOST = 400;

/** Objects around the loads of a truss, px. */
export interface LoadSurroundings {
  readonly camera: Camera;
  /** Where the joints stand. */
  readonly points: readonly Point[];
  /** Unit vectors along the rods of each loaded joint. */
  readonly ways: ReadonlyMap<number, readonly Point[]>;
  /** Where supports stand, seen from their joints. */
  readonly supports: ReadonlyMap<number, Point>;
  readonly emphasis: Emphasis;
  readonly sizes: MarkSizes;
  readonly isShown: (joint: number) => boolean;
  /** Joints that are left out with the rods at them. @default none */
  readonly without?: ReadonlySet<number> | undefined;
}

/** Draws the loads of joints, then those along rods, each beside what it acts on. */
export function layoutLoads(
  { joints, links }: TrussCase,
  { camera, points, ways, supports, emphasis, sizes, isShown, without }: LoadSurroundings,
): DrawnLoad[] {
  const drawn: DrawnLoad[] = [];
  joints.forEach((joint, index) => {
    const at = points[index];
    if (joint.loads.length === 0 || at === undefined || drawn.length >= MOST || !isShown(index)) return;
    const before = new Map<string, number>();
    joint.loads.forEach((load, k) => {
      const direction = `${load.alpha} ${load.beta ?? 0} ${Math.sign(load.c[0])}`;
      const step = before.get(direction) ?? 0;
      before.set(direction, step + 1);
      const room = { rods: ways.get(index) ?? [], support: supports.get(index) ?? null };
      drawn.push(drawJointLoad(load, { joint: index, index: k, at, camera, room, emphasis, step, sizes }));
    });
  });
  links.forEach((link, index) => {
    const [a, b, i, j] = [points[link.i], points[link.j], joints[link.i], joints[link.j]];
    if (link.loads.length === 0 || !a || !b || !i || !j || drawn.length >= MOST) return;
    if (without?.has(link.i) === true || without?.has(link.j) === true || !isLineInView(camera, a, b)) return;
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
  });
  return drawn;
}

/** The most loads in sight that all show their values: of more, only the greatest of each cell does. */
const MOST_VALUES = 150;
const CELL_PX = { width: 96, height: 36 };

/** Lists wishes for the values of loads, beside their arrows; of many loads those between have no place. */
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
  const told = loads.length > MOST_VALUES ? chooseTold(document, loads) : null;
  return loads.map((load, index) => {
    const { item } = load.mark;
    return {
      key: `value-${item.kind}-${item.kind === 'jointLoad' ? item.joint : item.link}-${item.index}`,
      text: writeLoad(document, item, texts),
      role: 'load',
      priority: 3,
      places: told === null || told.has(index) ? choosePlaces(load) : [],
    };
  });
}

/** Gives the indices of the loads that are the greatest of their cell of the board. */
function chooseTold(document: TrussCase, loads: readonly DrawnLoad[]): ReadonlySet<number> {
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
    return load === undefined ? '' : texts.jointLoad(load);
  }
  const load = links[item.link]?.loads[item.index];
  return load === undefined ? '' : texts.linkLoad(load);
}
