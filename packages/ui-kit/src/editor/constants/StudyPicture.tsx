import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import {
  type CrossSection,
  type SectionDrawing,
  type SectionProperties,
  drawSection,
} from '@eecs/solver-core';
import { vars } from '../../theme/tokens.ts';
import { SECTION_PICTURE } from '../pictures/layoutSection.ts';

export interface StudyPictureProps {
  readonly section: CrossSection;
  /** In the section's own units. */
  readonly properties: SectionProperties;
  /** The position of the cut, as a fraction of the height from the bottom, or of the width from the left. */
  readonly cut: { readonly direction: 'across' | 'upright'; readonly share: number };
  readonly onCut: (share: number) => void;
  readonly name: string;
}

const { width: WIDTH, height: HEIGHT } = { width: SECTION_PICTURE.width, height: 220 };
const ASIDE_PX = 26;
/** Half the size of the cross at the shear centre, px. */
const CROSS_PX = 5;

/** A section with its centroid, principal axes, shear centre and wall centre lines, and a line that cuts it. */
export function StudyPicture({ section, properties, cut, onCut, name }: StudyPictureProps) {
  const drawn = drawSection(section);
  if (!drawn.ok) return null;
  const { drawing } = drawn;
  const { ey, ez, alpha, yShear, zShear } = properties;
  const scale = Math.min((WIDTH - 2 * ASIDE_PX) / drawing.width, (HEIGHT - 2 * ASIDE_PX) / drawing.height);
  const left = (WIDTH - scale * drawing.width) / 2;
  const top = (HEIGHT - scale * drawing.height) / 2;
  const toX = (y: number): number => left + scale * y;
  const toY = (z: number): number => top + scale * (drawing.height - z);
  const [x, y] = [toX(ey), toY(ez)];
  const shear = yShear === null || zShear === null ? null : { x: toX(ey + yShear), y: toY(ez + zShear) };
  const isAcross = cut.direction === 'across';
  const line = isAcross ? toY(cut.share * drawing.height) : toX(cut.share * drawing.width);

  function place(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const share = isAcross
      ? 1 - (((event.clientY - box.top) / box.height) * HEIGHT - top) / (scale * drawing.height)
      : (((event.clientX - box.left) / box.width) * WIDTH - left) / (scale * drawing.width);
    onCut(Math.max(0, Math.min(1, share)));
  }

  return (
    <Picture
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={name}
      style={{ cursor: isAcross ? 'ns-resize' : 'ew-resize', touchAction: isAcross ? 'pan-x' : 'pan-y' }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        place(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) place(event);
      }}
    >
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <path data-outline="" d={drawing.path} />
        <path data-skeleton="" d={writeSkeleton(drawing)} />
      </g>
      <path data-axis="" d={`M4 ${y}H${WIDTH - 16}M${x} ${HEIGHT - 4}V12`} />
      <text x={WIDTH - 12} y={y + 4}>
        y
      </text>
      <text x={x + 4} y={12}>
        z
      </text>
      {alpha === 0 ? null : (
        <g transform={`rotate(${-alpha} ${x} ${y})`}>
          <path data-axis="" d={`M${x - 70} ${y}H${x + 70}M${x} ${y + 70}V${y - 70}`} />
          <text x={x + 74} y={y + 4}>
            u
          </text>
          <text x={x + 3} y={y - 72}>
            v
          </text>
        </g>
      )}
      <circle data-centroid="" cx={x} cy={y} r={3} />
      {shear === null ? null : (
        <>
          <path
            data-shear=""
            d={`M${shear.x - CROSS_PX} ${shear.y - CROSS_PX}l${2 * CROSS_PX} ${2 * CROSS_PX}m0 ${-2 * CROSS_PX}l${-2 * CROSS_PX} ${2 * CROSS_PX}`}
          />
          <text x={shear.x - 16} y={shear.y - 7}>
            M
          </text>
        </>
      )}
      <path data-cut="" d={isAcross ? `M0 ${line}H${WIDTH}` : `M${line} 0V${HEIGHT}`} />
    </Picture>
  );
}

/** Writes the centre lines of walls as path data in the box of the outline; arcs keep their sense. */
function writeSkeleton({ skeleton, height }: SectionDrawing): string {
  return skeleton
    .map((wall) => {
      if (wall.kind === 'line') {
        const { from, to } = wall;
        return `M${from.y} ${height - from.z}L${to.y} ${height - to.z}`;
      }
      const at = (part: number): string => {
        const angle = wall.start + part * wall.sweep;
        return `${wall.center.y + wall.radius * Math.cos(angle)} ${height - wall.center.z - wall.radius * Math.sin(angle)}`;
      };
      const turn = wall.sweep > 0 ? 0 : 1;
      // In two halves: SVG draws no full circle, and a half-turn arc is ambiguous.
      return `M${at(0)}A${wall.radius} ${wall.radius} 0 0 ${turn} ${at(0.5)}A${wall.radius} ${wall.radius} 0 0 ${turn} ${at(1)}`;
    })
    .join('');
}

const Picture = styled.svg`
  display: block;
  justify-self: center;
  width: 100%;
  max-width: ${WIDTH}px;
  height: auto;

  & path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  & [data-outline] {
    fill: ${vars.accentWash};
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeMedium};
  }
  & [data-skeleton] {
    stroke: ${vars.inkMuted};
    stroke-width: 1px;
    stroke-dasharray: 3 3;
  }
  & [data-axis] {
    stroke: ${vars.line};
    stroke-width: ${vars.strokeHair};
    stroke-dasharray: 9 3 2 3;
  }
  & [data-shear] {
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeMedium};
  }
  & [data-centroid] {
    fill: ${vars.ink};
  }
  & [data-cut] {
    stroke: ${vars.accent};
    stroke-width: ${vars.strokeMedium};
  }
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
    font-style: italic;
  }
`;
