import type { PressureLine } from '@eecs/solver-core/frame-stress';
import { LEAD_PX, px } from '@eecs/ui-kit/layout';
import { coverLine } from './drawLoads.ts';
import { type MemberAxes, axesAt } from './memberAxes.ts';
import type { FrameProjection } from './projection.ts';
import { type Layer, type SchemeTexts, path, placeBeside } from './scheme.ts';

/** Below this part of the length of its member, the greatest eccentricity is not labelled: the line is the axis. */
const ON_AXIS = 1e-6;

/** Draws the line of pressure with its greatest eccentricity, labelled on the side away from the axis. */
export function drawPressure(
  { members, greatest }: PressureLine,
  {
    axes,
    projection: { toPx },
    texts,
  }: {
    readonly axes: readonly (MemberAxes | null)[];
    readonly projection: Pick<FrameProjection, 'toPx'>;
    readonly texts: SchemeTexts;
  },
): Layer {
  const lines = members.flatMap(({ pieces }, member) =>
    pieces.map((piece, k) => ({ key: `pressure-${member}-${k}`, points: piece.map(toPx) })),
  );
  const own = greatest === null ? null : (axes[greatest.member] ?? null);
  const isLabelled = greatest !== null && own !== null && Math.abs(greatest.e) > ON_AXIS * own.axis;
  return {
    nodes: lines.map(({ key, points }) =>
      path(
        key,
        'pressure',
        points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join(''),
      ),
    ),
    wishes: isLabelled ? [wishFor(greatest, own, { toPx, texts })] : [],
    obstacles: lines.flatMap(({ points }) =>
      points.slice(1).flatMap((to, k) => coverLine(points[k] ?? to, to, 2)),
    ),
  };
}

function wishFor(
  greatest: NonNullable<PressureLine['greatest']>,
  own: MemberAxes,
  { toPx, texts }: { readonly toPx: FrameProjection['toPx']; readonly texts: SchemeTexts },
): Layer['wishes'][number] {
  const text = texts.length(Math.abs(greatest.e));
  const at = toPx(greatest);
  const { along, across } = axesAt(own, greatest.s);
  const sign = Math.sign(greatest.e);
  const out = { x: across.x * sign, y: across.y * sign };
  const ways = [out, along, { x: -along.x, y: -along.y }, { x: -out.x, y: -out.y }];
  return {
    key: 'pressure-value',
    text,
    role: 'negative',
    priority: 2,
    places: [6, 18, 32].flatMap((gap) => ways.map((way) => placeBeside(at, way, { text, gap }))),
    anchor: { ...at, mostPx: LEAD_PX.usual },
  };
}
