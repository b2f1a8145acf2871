import type { SolvedTruss, TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type LabelWish, chooseLabelPlaces, px } from '@eecs/ui-kit/editor';
import { type Camera, type Point, project } from '../camera/camera.ts';
import { drawAnchor, getAnchorWay, isHeld, layoutAnchors } from '../scheme/drawAnchors.ts';
import { drawJoints } from '../scheme/drawJoints.ts';
import { BANDS, isDense, measureBands } from '../scheme/drawRods.ts';
import { alongSegment } from '../scheme/alongSegment.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { type LinesNode, drawLines, isDrawn } from '../scheme/linesNode.ts';
import { listRodWays } from '../scheme/rodWays.ts';
import { type Emphasis, indexesAmong } from '../scheme/scheme.ts';
import type { CutRod } from '../state/cut.ts';
import type { ResultMode, ShapeFactor } from '../state/resultMode.ts';
import { drawCut } from './drawCut.ts';
import { type DrawnReaction, drawReactions } from './drawReactions.ts';
import { drawShape } from './drawShape.ts';
import type { Range } from './envelope.ts';
import { STEPS, fullScale, opacityOf, stepOf } from './colourScale.ts';
import { greatestPart } from './greatestPart.ts';
import { placesAlong } from './placesAlong.ts';

/** What of a result is drawn, and the words on it. */
export interface ForceOptions {
  readonly camera: Camera;
  readonly mode: ResultMode;
  readonly hasShape: boolean;
  /** How the shape is exaggerated beside what fits the drawing. @default '1' */
  readonly shapeFactor?: ShapeFactor;
  readonly hasReactions: boolean;
  readonly emphasis: Emphasis;
  /** Extremes over case sets: a rod that is pulled in one and pressed in another tells both. @default none */
  readonly ranges?: readonly Range[] | null;
  /** A cut across rods, and the joints of the part that is looked at. @default none */
  readonly cut?: DrawnCut | null;
  /** Values that are looked for a place: fewer while something is dragged. @default 400 */
  readonly mostLabels?: number;
  /** Rods as numbers for a canvas. @default false */
  readonly onCanvas?: boolean;
  readonly force: (value: number) => string;
  readonly stress: (value: number) => string;
  readonly percent: (part: number) => string;
}

/** A cut as it is drawn: a line under the hand, or the rods of a cut with the part that is looked at. */
export interface DrawnCut {
  readonly line: { readonly from: Point; readonly to: Point } | null;
  readonly rods: readonly CutRod[];
  readonly part: readonly number[] | null;
}

/** A drawing of results. */
export interface ForceLayout {
  readonly camera: Camera;
  readonly nodes: readonly LinesNode[];
  readonly points: readonly Point[];
  /** Values that found no room. */
  readonly hidden: number;
  /** By how much displacements would be exaggerated to fit the drawing; null where none are drawn. */
  readonly shapeScale: number | null;
}

/** Width of the rod that bears most, and of one that bears next to nothing, px. */
const WIDTH = { most: 8, least: 1, coloured: 5 };
/** Of rods that stand so close that nothing would be seen between them. */
const DENSE_WIDTH: typeof WIDTH = { most: 3, least: 0.75, coloured: 2 };
/** On a board narrower than this, px, values of less than this part of the greatest stand beside all lines or not at all. */
const NARROW = 560;
const GOVERNING = 0.85;
/** Values of more rods than this are not all looked for a place. */
const MOST_LABELS = 400;

/** Draws the axial forces: colour by sign, width by size, values beside the rods, reactions as arrows, the deformed shape. */
export function layoutForces(
  document: TrussCase,
  { set }: { readonly answer: SolvedTruss; readonly set: TrussSet },
  options: ForceOptions,
): ForceLayout {
  const { camera, emphasis, onCanvas = false } = options;
  const { joints, links } = document;
  const inSpace = isSpatial(document);
  const points = joints.map((joint) => project(camera, joint));
  const values = valuesOf(set, options.mode);
  const zero = new Set(set.zeroForce);
  const held = new Set(joints.flatMap((joint, index) => (isHeld(joint, inSpace) ? [index] : [])));
  const ways = listRodWays(links, points, held);
  const anchors = layoutAnchors(joints, points, { isSpatial: inSpace, ways });
  const shape = options.hasShape
    ? drawShape(document, set, { camera, factor: options.shapeFactor ?? '1', onCanvas })
    : null;
  const reactions = options.hasReactions ? drawReactions(set, points, options, anchors) : [];
  const dense = isDense(links, points);
  const width = dense ? DENSE_WIDTH : WIDTH;
  const draw = (
    key: string,
    indexes: readonly number[],
    attributes: Readonly<Record<string, string>>,
  ): LinesNode => drawLines({ key, attributes, links, points, indexes, onCanvas });
  const halo = (state: string, keys: Iterable<string>): LinesNode =>
    draw(`halo-${state}`, indexesAmong(keys, 'link'), { 'data-role': 'halo' });
  const nodes: LinesNode[] = [
    ...anchors.map((anchor) => drawAnchor(anchor, {})),
    ...(options.cut ? [draw('part', listInside(links, options.cut.part), { 'data-role': 'part' })] : []),
    halo('selected', emphasis.chosen),
    halo('hovered', emphasis.hovered === null ? [] : [emphasis.hovered]),
    // Where nothing is seen between the rods, the shape would cover the forces.
    ...(shape !== null && dense ? [shape.node] : []),
    ...drawBars(values, zero, {
      draw,
      width,
      mode: options.mode,
      bandOf: inSpace ? measureBands(links, points) : null,
    }),
    ...(shape !== null && !dense ? [shape.node] : []),
    ...drawJoints(points, { chosen: new Set(), hovered: null }),
    ...reactions.map(({ node }) => node),
    ...(options.cut ? [drawCut(options.cut, links, points)] : []),
  ].filter(isDrawn);
  const wishes = listValues(document, { points, values, zero, options, emphasis });
  const { labels, hidden } = chooseLabelPlaces(
    [
      ...(inSpace ? raiseFirst(wishes) : wishes),
      ...reactions.map(({ wish, share }) => (inSpace ? { ...wish, priority: share } : wish)),
    ],
    {
      frame: frameOf(camera),
      // In space a value on other rods is read as theirs: all but the one that governs stand free or not at all.
      freeBelow: inSpace ? Infinity : camera.width < NARROW ? GOVERNING : 0,
      obstacles: listObstacles(document, points, {
        anchors,
        reactions,
        shape: shape?.points ?? [],
        most: options.mostLabels ?? MOST_LABELS,
      }),
    },
  );
  return {
    camera,
    nodes: [...nodes, ...labels.map((label) => drawValue(label, { values, zero }))],
    points,
    hidden: hidden + Math.max(0, links.length - (options.mostLabels ?? MOST_LABELS)),
    shapeScale: shape?.scale ?? null,
  };
}

/** Gives the first of the wishes of the highest priority a place whatever is in the way. */
function raiseFirst(wishes: readonly LabelWish[]): readonly LabelWish[] {
  const most = wishes.reduce((greatest, { priority }) => Math.max(greatest, priority), 0);
  const first = wishes.findIndex(({ priority }) => priority === most);
  return wishes.map((wish, index) => (index === first ? { ...wish, priority: Infinity } : wish));
}

/** Of more rods than this that are set off no values are written. */
const MOST_SET_OFF = 40;

/** Lists what sets rods off over a drawing that has them already: their halos, and the values of a few. */
export function layoutSetOff(
  document: TrussCase,
  set: TrussSet,
  { options, points }: { readonly options: ForceOptions; readonly points: readonly Point[] },
): LinesNode[] {
  const { camera, emphasis, mode } = options;
  const { links } = document;
  const chosen = indexesAmong(emphasis.chosen, 'link');
  const hovered = emphasis.hovered === null ? [] : indexesAmong([emphasis.hovered], 'link');
  const halo = (state: string, indexes: readonly number[]): LinesNode =>
    drawLines({
      key: `halo-${state}`,
      attributes: { 'data-role': 'halo' },
      links,
      points,
      indexes,
      onCanvas: false,
    });
  const all = [...new Set([...chosen, ...hovered])];
  const [values, zero] = [valuesOf(set, mode), new Set(set.zeroForce)];
  const wishes =
    all.length > MOST_SET_OFF
      ? []
      : listValues(document, { points, values, zero, options, emphasis, only: all });
  const { labels } = chooseLabelPlaces(wishes, { frame: frameOf(camera), obstacles: [] });
  return [
    halo('selected', chosen),
    halo('hovered', hovered),
    ...labels.map((label) => drawValue(label, { values, zero })),
  ].filter(isDrawn);
}

function frameOf({ width, height }: Camera) {
  return { x0: 2, y0: 2, x1: width - 2, y1: height - 2 };
}

function drawValue(
  {
    key,
    text,
    x,
    y,
  }: { readonly key: string; readonly text: string; readonly x: number; readonly y: number },
  of: { readonly values: readonly number[]; readonly zero: ReadonlySet<number> },
): LinesNode {
  return {
    key,
    tag: 'text',
    attributes: { 'data-role': signOf(key, of), x: px(x), y: px(y) },
    text,
  };
}

/** The number that tells of each rod; without areas stresses are forces. */
function valuesOf(set: TrussSet, mode: ResultMode): readonly number[] {
  if (mode === 'stress') return set.stress ?? set.N;
  if (mode === 'utilisation' && set.utilisation !== null)
    return set.utilisation.map((part, index) => greatestPart(part) * (Math.sign(set.N[index] ?? 0) || 1));
  return set.N;
}

/** The role of a number: a rod without force has no sign, whatever rounding has left of it. */
function signOf(
  key: string,
  { values, zero }: { readonly values: readonly number[]; readonly zero: ReadonlySet<number> },
): string {
  if (!key.startsWith('N-')) return 'reaction';
  const index = Number(key.slice(2));
  const value = zero.has(index) ? 0 : (values[index] ?? 0);
  return value > 0 ? 'tension' : value < 0 ? 'compression' : 'name';
}

type DrawRods = (
  key: string,
  indexes: readonly number[],
  attributes: Readonly<Record<string, string>>,
) => LinesNode;

interface BarLook {
  readonly draw: DrawRods;
  readonly width: typeof WIDTH;
  readonly mode: ResultMode;
  /** The band of depth of each rod; null in a plane. */
  readonly bandOf: ((index: number) => number) | null;
}

/**
 * One path for each sign and step, in space for each of three bands of depth: as many nodes for any truss. Forces tell their
 * size by width, stresses and use by colour; rods behind are drawn first, and lighter.
 */
function drawBars(
  values: readonly number[],
  zero: ReadonlySet<number>,
  { draw, width, mode, bandOf }: BarLook,
): LinesNode[] {
  const full = fullScale(values, mode);
  // By number: to write a key for each of tens of thousands of rods took longer than to draw them.
  const bars = new Map<number, { readonly key: string; readonly indexes: number[] }>();
  const over: number[] = [];
  values.forEach((value, index) => {
    const isZero = zero.has(index) || value === 0 || full === 0;
    const step = isZero ? 0 : stepOf(value, full);
    const sign = isZero ? 0 : Math.sign(value);
    const band = bandOf?.(index) ?? -1;
    const code = (3 * (band + 1) + sign + 1) * (STEPS + 1) + step;
    const known = bars.get(code);
    if (known !== undefined) known.indexes.push(index);
    else {
      const role = sign === 0 ? 'zero' : sign > 0 ? 'tension' : 'compression';
      bars.set(code, { key: `${band < 0 ? '' : band} ${role} ${step}`, indexes: [index] });
    }
    if (mode === 'utilisation' && Math.abs(value) > 1) over.push(index);
  });
  return [
    draw('over', over, { 'data-role': 'over' }),
    ...[...bars.values()]
      .sort((a, b) => a.key.localeCompare(b.key))
      .map(({ key, indexes }) => {
        const [band = '', role = 'zero', step = '0'] = key.split(' ');
        const depth = BANDS[Number(band)];
        return draw(`bars-${key}`, indexes, {
          'data-role': role,
          ...(band !== '' && depth !== undefined && { 'data-depth': depth }),
          ...(role !== 'zero' && { style: lookOf(Number(step), mode, width) }),
        });
      }),
  ];
}

function lookOf(step: number, mode: ResultMode, { least, most, coloured }: typeof WIDTH): string {
  if (mode === 'force') return `stroke-width:${px(least + ((most - least) * step) / STEPS)}px`;
  return `stroke-width:${coloured}px;stroke-opacity:${opacityOf(step)}`;
}

/** The rods of the part that is looked at: a wash stands behind them. */
function listInside(links: TrussCase['links'], part: readonly number[] | null): number[] {
  const inside = new Set(part ?? []);
  return links.flatMap(({ i, j }, index) => (inside.has(i) && inside.has(j) ? [index] : []));
}

interface ValueRoom {
  readonly points: readonly Point[];
  readonly values: readonly number[];
  readonly zero: ReadonlySet<number>;
  readonly options: ForceOptions;
  readonly emphasis: Emphasis;
  /** The rods whose values are wanted. @default those of the greatest ones that there may be room for */
  readonly only?: readonly number[];
}

/** Lists the rods of the `most` greatest values, the greatest first; all as they come where there are no more. */
function listGreatest(values: readonly number[], most: number): number[] {
  if (values.length <= most) return values.map((_, index) => index);
  // Numbers alone are sorted several times as fast as rods by their numbers.
  const sizes = Float64Array.from(values, Math.abs);
  const least = sizes.toSorted()[values.length - most] ?? 0;
  const found: number[] = [];
  for (let index = 0; index < sizes.length; index++) if ((sizes[index] ?? 0) >= least) found.push(index);
  return found.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)).slice(0, most);
}

/** Wishes for the values of rods: the greatest first, and those set off before all. */
function listValues(
  { links }: TrussCase,
  { points, values, zero, options, emphasis, only }: ValueRoom,
): LabelWish[] {
  const write =
    options.mode === 'force' ? options.force : options.mode === 'stress' ? options.stress : options.percent;
  const greatest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const shown = only ?? listGreatest(values, options.mostLabels ?? MOST_LABELS);
  return shown.flatMap((index): LabelWish[] => {
    const link = links[index];
    const [a, b] = [link && points[link.i], link && points[link.j]];
    if (a === undefined || b === undefined) return [];
    const value = zero.has(index) ? 0 : (values[index] ?? 0);
    const key = `link:${index}`;
    const isSetOff = emphasis.chosen.has(key) || emphasis.hovered === key;
    const range = options.mode === 'force' ? options.ranges?.[index] : undefined;
    const isBoth = range !== undefined && range.max.value > 0 && range.min.value < 0;
    const text = isBoth ? `${write(range.max.value)} / ${write(range.min.value)}` : write(value);
    return [
      {
        key: `N-${index}`,
        text,
        role: 'load',
        priority: isSetOff ? Infinity : greatest === 0 ? 0 : Math.abs(value) / greatest,
        places: placesAlong(a, b, {
          signs: text.length,
          width:
            options.mode !== 'force'
              ? WIDTH.coloured
              : greatest === 0
                ? 0
                : (WIDTH.most * Math.abs(value)) / greatest,
        }),
      },
    ];
  });
}

function listObstacles(
  { links }: TrussCase,
  points: readonly Point[],
  {
    anchors,
    reactions,
    shape,
    most,
  }: {
    readonly anchors: readonly (Point & { readonly turn: number })[];
    readonly reactions: readonly DrawnReaction[];
    readonly shape: readonly Point[];
    readonly most: number;
  },
) {
  const boxes = anchors.map(({ x, y, turn }) => {
    const way = getAnchorWay(turn);
    const [cx, cy] = [x + way.x * 12, y + way.y * 12];
    return { x0: cx - 13, y0: cy - 13, x1: cx + 13, y1: cy + 13 };
  });
  for (const { from, to } of reactions) boxes.push(...alongSegment(from, to));
  if (links.length <= most)
    for (const { i, j } of links)
      for (const places of [points, shape]) {
        const [a, b] = [places[i], places[j]];
        if (a !== undefined && b !== undefined) boxes.push(...alongSegment(a, b));
      }
  return boxes;
}
