import type { FrameCase } from '@eecs/solver-core/frame';
import { type DrawnNode, type LabelBox, px } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { around } from './drawLoads.ts';
import type { MemberAxes } from './memberAxes.ts';
import { type Emphasis, path, stateOf } from './scheme.ts';

/**
 * Half of the length of the two strokes of a slider, their distance from its middle, and its distance from the joint,
 * px.
 */
const SLIDER_PX = { half: 7, beside: 4, away: 22 };

/**
 * Draws a slider at each end of a member that transfers no axial force (two strokes along the member) or no shear force
 * (two strokes across it).
 */
export function drawReleases(
  { members }: Pick<FrameCase, 'members'>,
  { axes, emphasis }: { readonly axes: readonly (MemberAxes | null)[]; readonly emphasis: Emphasis },
): DrawnNode[] {
  return listSliders(members, axes).map(({ index, end, force, middle, own }) => {
    const [along, beside] = force === 'N' ? [own.along, own.across] : [own.across, own.along];
    return path(`member:${index}-${end}-${force}`, 'release', strokes(middle, along, beside), {
      ...stateOf(`member:${index}`, emphasis),
    });
  });
}

/** Returns the boxes of the sliders, which labels avoid. */
export function coverReleases(
  { members }: Pick<FrameCase, 'members'>,
  axes: readonly (MemberAxes | null)[],
): LabelBox[] {
  return listSliders(members, axes).map(({ middle }) => around(middle, SLIDER_PX.half));
}

function listSliders(members: FrameCase['members'], axes: readonly (MemberAxes | null)[]) {
  return members.flatMap(({ ends }, index) => {
    const own = axes[index];
    if (own === null || own === undefined) return [];
    const away = Math.min(SLIDER_PX.away, own.px / 3);
    return (['i', 'j'] as const).flatMap((end) => {
      const from = end === 'i' ? own.a : own.b;
      const sign = end === 'i' ? 1 : -1;
      const middle = { x: from.x + own.along.x * away * sign, y: from.y + own.along.y * away * sign };
      return (['N', 'Q'] as const)
        .filter((force) => ends[end][force] === 'free')
        .map((force) => ({ index, end, force, middle, own }));
    });
  });
}

function strokes(middle: BoardPoint, along: BoardPoint, beside: BoardPoint): string {
  return [-SLIDER_PX.beside, SLIDER_PX.beside]
    .map((off) => {
      const at = (by: number): string =>
        `${px(middle.x + beside.x * off + along.x * by)} ${px(middle.y + beside.y * off + along.y * by)}`;
      return `M${at(-SLIDER_PX.half)}L${at(SLIDER_PX.half)}`;
    })
    .join('');
}
