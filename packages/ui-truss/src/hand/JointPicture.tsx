import { styled } from 'styled-components';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { drawArrow, px } from '@eecs/ui-kit/editor';
import { projectWay } from '../camera/camera.ts';
import { getBasis } from '../camera/orientation.ts';
import { AXES, ORIGIN, type Place, wayBetween } from '../editing/place.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { orientationAtom } from '../state/view.ts';
import { REACH, placeForces, placeNumber } from './placeForces.ts';

/** Arrows whose unit vectors have a dot product above this overlap. */
const COVERS = 0.98;
const SIZE = { width: 240, height: 210 };
const FRAME = { x0: 0, y0: 0, x1: SIZE.width, y1: SIZE.height };
/** A force below this fraction of the greatest one has no arrow. */
const NOTHING = 1e-9;

interface Drawn {
  readonly role: 'tension' | 'compression' | 'load' | 'reaction' | 'zero';
  readonly way: { readonly x: number; readonly y: number };
  /** Whether the arrow points away from the joint. */
  readonly isAway: boolean;
  readonly text: string;
}

/** A joint as a free body: the forces of rods, loads and supports on it, as arrows. */
export function JointPicture({
  document,
  set,
  joint,
  force,
}: {
  readonly document: TrussCase;
  readonly set: TrussSet;
  readonly joint: number;
  readonly force: (value: number) => string;
}) {
  const t = useResultsText();
  const basis = getBasis(useKitAtomValue(orientationAtom));
  const arrows = turnAway(
    listForces(document, set, { joint, force }).flatMap(({ at, ...arrow }) => {
      const seen = projectWay({ basis, scale: 1 }, at);
      const size = Math.hypot(seen.x, seen.y);
      return size < 0.05 ? [] : [{ ...arrow, way: { x: seen.x / size, y: seen.y / size } }];
    }),
  );
  const [cx, cy] = [SIZE.width / 2, SIZE.height / 2];
  const places = placeForces(arrows, { centre: { x: cx, y: cy }, frame: FRAME });
  const number = placeNumber(arrows, { x: cx, y: cy });
  const at = ({ way }: Drawn, reach: number) => ({ x: cx + way.x * reach, y: cy + way.y * reach });
  return (
    <Picture
      role="img"
      aria-label={t('joints.picture', { joint: joint + 1 })}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
    >
      {arrows.map((arrow, index) => {
        const [near, far] = [at(arrow, REACH.near), at(arrow, REACH.far)];
        const place = places[index];
        return (
          <g key={index} data-role={arrow.role}>
            <path
              d={
                arrow.role === 'zero'
                  ? `M${px(near.x)} ${px(near.y)}L${px(far.x)} ${px(far.y)}`
                  : arrow.isAway
                    ? drawArrow(near, far)
                    : drawArrow(far, near)
              }
            />
            {place === undefined ? null : (
              <text x={px(place.x)} y={px(place.y)}>
                {arrow.text}
              </text>
            )}
          </g>
        );
      })}
      <circle cx={cx} cy={cy} r={6} />
      <text x={px(number.x)} y={px(number.y)} data-joint="">
        {joint + 1}
      </text>
    </Picture>
  );
}

/** A load or a reaction that would cover a rod's arrow is drawn on the opposite side of the joint, if that is free. */
function turnAway(arrows: readonly Drawn[]): readonly Drawn[] {
  const isTaken = ({ x, y }: Drawn['way'], but: Drawn): boolean =>
    arrows.some((other) => other !== but && other.way.x * x + other.way.y * y > COVERS);
  return arrows.map((arrow) => {
    if (arrow.role !== 'load' && arrow.role !== 'reaction') return arrow;
    const beyond = { x: -arrow.way.x, y: -arrow.way.y };
    if (!isTaken(arrow.way, arrow) || isTaken(beyond, arrow)) return arrow;
    return { ...arrow, way: beyond, isAway: !arrow.isAway };
  });
}

function listForces(
  { joints, links }: TrussCase,
  { N, R, b, zeroForce }: TrussSet,
  { joint, force }: { readonly joint: number; readonly force: (value: number) => string },
): (Omit<Drawn, 'way'> & { readonly at: Place })[] {
  const from = joints[joint];
  if (from === undefined) return [];
  const rods = links.flatMap(({ i, j }, link) => {
    const to = joints[i === joint ? j : i];
    if ((i !== joint && j !== joint) || to === undefined) return [];
    const way = wayBetween(from, to);
    const size = Math.hypot(way.x, way.y, way.z);
    const value = zeroForce.includes(link) ? 0 : (N[link] ?? 0);
    const role: Drawn['role'] = value > 0 ? 'tension' : value < 0 ? 'compression' : 'zero';
    const at = { x: way.x / size, y: way.y / size, z: way.z / size };
    return [{ role, at, isAway: value >= 0, text: force(value) }];
  });
  const dim = b.length / joints.length;
  const greatest = b.reduce((most, load) => Math.max(most, Math.abs(load)), 0);
  const reaction = R.find((one) => one.joint === joint);
  const along = (role: 'load' | 'reaction', axis: 'x' | 'y' | 'z', value: number) =>
    Math.abs(value) <= NOTHING * greatest
      ? []
      : // Drawn on the side it comes from, pointing at the joint.
        [
          {
            role,
            at: { ...ORIGIN, [axis]: -Math.sign(value) },
            isAway: false,
            text: force(Math.abs(value)),
          },
        ];
  return [
    ...rods,
    ...AXES.slice(0, dim).flatMap((axis, k) => along('load', axis, b[dim * joint + k] ?? 0)),
    ...AXES.slice(0, dim).flatMap((axis) => along('reaction', axis, reaction?.[axis] ?? 0)),
  ];
}

const Picture = styled.svg`
  max-width: 100%;
  border: 1px solid ${vars.hairline};
  background: ${vars.board};

  & path {
    stroke-width: 2px;
  }
  & circle {
    fill: ${vars.sheet};
    stroke: ${vars.ink};
    stroke-width: 1.5px;
  }
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  & text[data-joint] {
    fill: ${vars.inkMuted};
  }
  & [data-role='tension'] text {
    fill: ${vars.positiveText};
  }
  & [data-role='compression'] text {
    fill: ${vars.negativeText};
  }
  & [data-role='reaction'] text {
    fill: ${vars.success};
  }
  & [data-role='tension'] path {
    fill: ${vars.positive};
    stroke: ${vars.positive};
  }
  & [data-role='compression'] path {
    fill: ${vars.negative};
    stroke: ${vars.negative};
  }
  & [data-role='load'] path {
    fill: ${vars.loadLine};
    stroke: ${vars.loadLine};
  }
  & [data-role='reaction'] path {
    fill: ${vars.success};
    stroke: ${vars.success};
  }
  & [data-role='zero'] path {
    stroke: ${vars.inkMuted};
    stroke-dasharray: 3 3;
  }
`;
