import type { FrameCase, FrameSet } from '@eecs/solver-core/frame';
import {
  type DrawnNode,
  type GlyphMark,
  type LabelBox,
  coverGlyph,
  chooseLabelPlaces,
  drawCircle,
  drawLeaders,
  findLedPlace,
  thinLabels,
  drawGlyph,
  hingeGlyph,
  px,
  spiralGlyph,
} from '@eecs/ui-kit/layout';
import type { BoardPoint, SceneObject } from '@eecs/ui-kit/editor';
import type { FrameItem } from '../editing/items.ts';
import type { PressureLine } from '@eecs/solver-core/frame-stress';
import { type BoardResult, isForce } from '../state/boardResults.ts';
import { drawDiagrams } from './drawDiagrams.ts';
import { coverBeds, drawBeds, drawBearings } from './drawBeds.ts';
import { around, coverLine, drawLoads } from './drawLoads.ts';
import { drawPressure } from './drawPressure.ts';
import { drawReactions } from './drawReactions.ts';
import { coverReleases, drawReleases } from './drawReleases.ts';
import { drawShapes } from './drawShape.ts';
import { coverSupports, drawSupports } from './drawSupports.ts';
import { type MemberAxes, axesAt, layoutAxes, outlineOf, pathOf, pointOn } from './memberAxes.ts';
import type { FrameProjection } from './projection.ts';
import { type Emphasis, type Layer, type Scheme, type SchemeTexts, path, stateOf } from './scheme.ts';

/** Radius of a joint, px: of a dot, and of a circle. */
const JOINT_PX = { rigid: 3, hinge: 4.5 };
/** Half of the size of the hit areas of members and joints, px: at a joint, that of the joint is the smallest. */
const REACH_PX = { member: 3, joint: 4 };
/** Size of the view buttons at the upper right corner of a board, px. */
const VIEW_BAR_PX = { width: 144, height: 36 };
/** Distance of a hinge from its joint, px, and its size. */
export const HINGE = { away: 11, size: 14 };
/** In larger frames joints and members have no numbers on the board. */
const MOST_NUMBERED = 60;

/** The view, the highlighting and the result with which a frame is drawn. */
export interface SchemeOptions {
  readonly projection: FrameProjection;
  readonly emphasis: Emphasis;
  readonly texts: SchemeTexts;
  /** Index of the displayed case set, or all, in which case no load is faint. */
  readonly set: number | 'all';
  /** The result drawn on the frame; null draws none. */
  readonly result: {
    /** The results of one case set, or of those whose extremes are displayed together. */
    readonly sets: readonly FrameSet[];
    readonly view: BoardResult;
    readonly hasReactions: boolean;
    /** The line of pressure of the set, drawn in its view. @default none */
    readonly pressure?: PressureLine | null;
    /** Whether a press on a value explains it: not for combinations. @default true */
    readonly isExplained?: boolean;
  } | null;
}

const NO_LAYER: Layer = { nodes: [], wishes: [], obstacles: [] };

/** Draws a frame on a board: members, joints, hinges, supports, loads, and a result along the members. */
export function layoutScheme(document: FrameCase, options: SchemeOptions): Scheme {
  const { projection, emphasis, texts, set, result } = options;
  const points = document.joints.map(projection.toPx);
  const axes = layoutAxes(document, projection);
  const view = result?.view ?? 'off';
  const sets = result?.sets ?? [];
  const [only] = sets.length === 1 ? sets : [];
  const shape = view === 'shape' ? drawShapes(sets, points, { axes, texts }) : null;
  const diagrams =
    result !== null && isForce(view)
      ? drawDiagrams(sets, view, { size: projection, axes, texts, members: document.members })
      : view === 'pressure' && result?.pressure
        ? drawPressure(result.pressure, { axes, projection, texts })
        : (shape ?? NO_LAYER);
  const reactions =
    only !== undefined && result?.hasReactions === true
      ? drawReactions(only.R, points, { size: projection, texts })
      : NO_LAYER;
  const loads = drawLoads(document, { points, axes, emphasis, texts, set });
  const hinged = listHinged(document);
  const hinges = listHinges(document, axes, hinged);
  const slack = new Set(only?.oneWay?.slack);
  const members = drawMembers(axes, emphasis, { isFaint: shape !== null, slack });
  const numbers = document.members.length <= MOST_NUMBERED && view === 'off' ? listNumbers(points, axes) : [];
  const values = [...diagrams.wishes, ...reactions.wishes];
  const told = result?.isExplained === false ? values.map(({ explains: _, ...wish }) => wish) : values;
  const labels = placeLabels([...loads.wishes, ...told, ...numbers], {
    projection,
    obstacles: [
      ...loads.obstacles,
      ...diagrams.obstacles,
      ...reactions.obstacles,
      ...axes.flatMap((own) => (own === null ? [] : coverMember(own, 2, 24))),
      ...points.map((point) => around(point, JOINT_PX.hinge)),
      ...coverSupports(document, points),
      ...hinges.map(coverGlyph),
      ...coverReleases(document, axes),
      ...coverBeds(document, axes),
    ],
  });
  return {
    nodes: [
      ...diagrams.nodes.filter((node) => !isAbove(node)),
      ...members,
      ...diagrams.nodes.filter(isAbove),
      ...drawSupports(document, points, emphasis),
      ...loads.nodes,
      ...reactions.nodes,
      ...hinges.map((hinge) => drawGlyph(hinge, stateOf(hinge.key.replace(/-.*/, ''), emphasis))),
      ...drawReleases(document, { axes, emphasis }),
      ...drawBeds(document, { axes, emphasis }),
      ...drawBearings(document, { axes, emphasis }),
      ...points.map((point, index) => drawJoint(point, { index, emphasis, isHinge: hinged.has(index) })),
      ...drawBend(axes, emphasis),
      ...labels.nodes,
    ],
    objects: listObjects(points, axes, loads.objects),
    hidden: labels.hidden,
  };
}

/** Returns whether a mark of a result is painted over the members: the deformed shape and the line of pressure. */
function isAbove({ attributes }: DrawnNode): boolean {
  return attributes['data-role'] === 'shape' || attributes['data-role'] === 'pressure';
}

function drawMembers(
  axes: readonly (MemberAxes | null)[],
  emphasis: Emphasis,
  { isFaint, slack }: { readonly isFaint: boolean; readonly slack: ReadonlySet<number> },
): DrawnNode[] {
  return axes.flatMap((own, index) =>
    own === null
      ? []
      : [
          path(`member:${index}`, 'member', pathOf(own), {
            ...(isFaint && { 'data-faint': '' }),
            ...(slack.has(index) && { 'data-slack': '' }),
            ...stateOf(`member:${index}`, emphasis),
          }),
        ],
  );
}

/** The part of a member that its handle drags: its middle, as the middle ordinate of a load. */
export const BEND_PART = 'q1';
/** Distance of the handle that bends a member from its middle, its radius, and the shortest member that has one, px. */
const BEND_PX = { away: 26, radius: 5, least: 24 };

function hasBend({ px }: MemberAxes): boolean {
  return px >= BEND_PX.least;
}

/** Returns the place of the handle with which the middle of a member is dragged to bend it. */
function bendAt(own: MemberAxes): BoardPoint {
  return pointOn(own, own.axis / 2, BEND_PX.away);
}

/** Draws the handle that bends the only selected member, with a line to its middle. */
function drawBend(axes: readonly (MemberAxes | null)[], { chosen }: Emphasis): DrawnNode[] {
  const [only, another] = chosen;
  const index = another === undefined ? axes.findIndex((_, at) => only === `member:${at}`) : -1;
  const own = axes[index];
  if (own === null || own === undefined || !hasBend(own)) return [];
  const { x, y } = bendAt(own);
  const from = pointOn(own, own.axis / 2, 4);
  const to = pointOn(own, own.axis / 2, BEND_PX.away - BEND_PX.radius);
  const circle = drawCircle({ x, y }, BEND_PX.radius);
  return [path('bend', 'bend', `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}${circle}`)];
}

/** Returns small boxes along the axis of a member. */
function coverMember(own: MemberAxes, rim: number, pitch: number): LabelBox[] {
  const points = outlineOf(own);
  return points.slice(1).flatMap((to, k) => coverLine(points[k] ?? to, to, rim, pitch));
}

/** A rigid joint is a dot; a joint where no member transfers a moment is a circle. */
function drawJoint(
  point: BoardPoint,
  {
    index,
    emphasis,
    isHinge,
  }: { readonly index: number; readonly emphasis: Emphasis; readonly isHinge: boolean },
): DrawnNode {
  const r = isHinge ? JOINT_PX.hinge : JOINT_PX.rigid;
  return path(`joint:${index}`, 'joint', drawCircle(point, r), {
    ...(!isHinge && { 'data-rigid': '' }),
    ...stateOf(`joint:${index}`, emphasis),
  });
}

/** Lists the joints at which all members are hinged. */
function listHinged({ members }: Pick<FrameCase, 'members'>): ReadonlySet<number> {
  const free = new Set<number>();
  const stiff = new Set<number>();
  for (const { i, j, ends } of members) {
    (ends.i.M === 'free' ? free : stiff).add(i);
    (ends.j.M === 'free' ? free : stiff).add(j);
  }
  return new Set([...free].filter((joint) => !stiff.has(joint)));
}

/** Lists hinges and rotational springs at the ends of members, slightly inwards; `hinged` are joints that are hinges. */
function listHinges(
  { members }: Pick<FrameCase, 'members'>,
  axes: readonly (MemberAxes | null)[],
  hinged: ReadonlySet<number>,
): GlyphMark[] {
  return members.flatMap(({ i, j, ends }, index) => {
    const own = axes[index];
    if (own === null || own === undefined) return [];
    const away = Math.min(HINGE.away, own.px / 4);
    return (['i', 'j'] as const).flatMap((end) => {
      const { M } = ends[end];
      if (M === undefined || (M === 'free' && hinged.has(end === 'i' ? i : j))) return [];
      const from = end === 'i' ? own.a : own.b;
      const sign = end === 'i' ? 1 : -1;
      const { along } = axesAt(own, end === 'i' ? 0 : own.axis);
      return [
        {
          key: `member:${index}-${end}-${M === 'free' ? 'hinge' : 'spring'}`,
          data: M === 'free' ? hingeGlyph : spiralGlyph,
          x: from.x + along.x * away * sign,
          y: from.y + along.y * away * sign,
          size: HINGE.size,
          isMirrored: false,
        },
      ];
    });
  });
}

/** A number is at most this far from its joint or member, px, without a line. */
const NUMBER_PX = 11;

/** Returns the numbers of joints and members, as in the tables. */
function listNumbers(points: readonly BoardPoint[], axes: readonly (MemberAxes | null)[]): Layer['wishes'] {
  return [
    ...points.map(({ x, y }, index) => ({
      key: `joint:${index}-number`,
      text: String(index + 1),
      role: 'name',
      priority: 0.5,
      anchor: { x, y, mostPx: NUMBER_PX },
      places: [
        { x: x - 12, y: y - 8 },
        { x: x + 12, y: y - 8 },
        { x: x + 12, y: y + 16 },
        { x: x - 12, y: y + 16 },
      ],
    })),
    ...axes.flatMap((own, index) => {
      if (own === null) return [];
      const at = (by: number): BoardPoint => {
        const { x, y } = pointOn(own, own.axis / 2, by);
        return { x, y: y + 4 };
      };
      return [
        {
          key: `member:${index}-number`,
          text: String(index + 1),
          role: 'member-name',
          priority: 0.3,
          anchor: { ...pointOn(own, own.axis / 2), mostPx: NUMBER_PX },
          places: [at(12), at(-12)],
        },
      ];
    }),
  ];
}

function placeLabels(
  wishes: Layer['wishes'],
  {
    projection: { width, height, left = 0, hasViewBar = false },
    obstacles,
  }: { readonly projection: FrameProjection; readonly obstacles: readonly LabelBox[] },
): { readonly nodes: readonly DrawnNode[]; readonly hidden: number } {
  const roles = new Map(wishes.map(({ key, role }) => [key, role]));
  const explained = new Map(wishes.map(({ key, explains }) => [key, explains]));
  const frame = { x0: left + 2, y0: 2, x1: width - 2, y1: height - 2 };
  const { labels } = chooseLabelPlaces(
    [...new Set(roles.values())].flatMap((role) =>
      thinLabels(
        wishes.filter((wish) => wish.role === role).map((wish) => ({ ...wish, role: 'load' as const })),
        { frame },
      ),
    ),
    {
      frame,
      obstacles,
      reserved: hasViewBar
        ? [{ x0: width - VIEW_BAR_PX.width, y0: 0, x1: width, y1: VIEW_BAR_PX.height }]
        : [],
      otherwise: findLedPlace,
    },
  );
  const isNumber = (role: string | undefined): boolean => role === 'name' || role === 'member-name';
  const placed = new Set(labels.map(({ key }) => key));
  return {
    nodes: [
      ...drawLeaders(labels),
      ...labels.map(
        ({ key, text, x, y }) =>
          ({
            key,
            tag: 'text',
            attributes: {
              'data-role': roles.get(key) ?? 'load',
              ...explainedBy(explained.get(key)),
              x: px(x),
              y: px(y),
            },
            text,
          }) as const,
      ),
    ],
    hidden: wishes.filter(({ key, role }) => !placed.has(key) && !isNumber(role)).length,
  };
}

function explainedBy(value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { 'data-explains': value };
}

/** Lists the hit areas of objects, the smallest on top. */
function listObjects(
  points: readonly BoardPoint[],
  axes: readonly (MemberAxes | null)[],
  loads: readonly SceneObject<FrameItem>[],
): SceneObject<FrameItem>[] {
  return [
    ...axes.flatMap((own, index): SceneObject<FrameItem>[] =>
      own === null
        ? []
        : [
            {
              item: { kind: 'member', index },
              boxes: coverMember(own, REACH_PX.member, 28),
              handles: hasBend(own) ? [{ part: BEND_PART, ...bendAt(own) }] : [],
            },
          ],
    ),
    ...loads,
    ...points.map((point, index): SceneObject<FrameItem> => ({
      item: { kind: 'joint', index },
      boxes: [around(point, REACH_PX.joint)],
      handles: [],
    })),
  ];
}
