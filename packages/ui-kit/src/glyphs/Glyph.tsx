import { vars } from '../theme/tokens.ts';
import type { GlyphData } from './glyphData.ts';

/** A glyph and its place, px. */
export interface GlyphProps {
  readonly data: GlyphData;
  /** Position of its origin, px. @default 0 */
  readonly x?: number;
  readonly y?: number;
  /** Length of its unit, px. @default 28 */
  readonly size?: number;
  /** Clockwise, degrees. @default 0 */
  readonly rotationDeg?: number;
  /** Mirrors left and right, before the rotation. @default false */
  readonly mirrored?: boolean;
  /** @default the ink of the theme */
  readonly color?: string;
  /** The background, for filled circles and triangles. @default the board */
  readonly paper?: string;
}

const DEFAULT_SIZE_PX = 28;

const strokeWidth = { hair: vars.strokeHair, medium: vars.strokeMedium, heavy: vars.strokeHeavy } as const;

/** Draws a glyph inside an SVG; line weights stay in px whatever the size. */
export function Glyph({
  data,
  x = 0,
  y = 0,
  size = DEFAULT_SIZE_PX,
  rotationDeg = 0,
  mirrored = false,
  color = vars.ink,
  paper = vars.board,
}: GlyphProps) {
  const transform = `translate(${x} ${y}) rotate(${rotationDeg}) scale(${mirrored ? -size : size} ${size})`;
  return (
    <g transform={transform} strokeLinejoin="round" strokeLinecap="butt">
      {data.strokes.map(({ d, weight, fill }) => (
        <path
          key={d}
          d={d}
          vectorEffect="non-scaling-stroke"
          style={{
            stroke: color,
            strokeWidth: strokeWidth[weight],
            fill: fill === 'paper' ? paper : fill === 'ink' ? color : 'none',
          }}
        />
      ))}
    </g>
  );
}
