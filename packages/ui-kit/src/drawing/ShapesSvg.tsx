import type { PathShape, Shape, TextShape } from './shape.ts';

/** The shapes of a drawing, its size, and its description for a screen reader. */
export interface ShapesSvgProps {
  readonly shapes: readonly Shape[];
  /** Size of the drawing, px: it shows the range from `top` to `height`. */
  readonly width: number;
  readonly top: number;
  readonly height: number;
  /** The font of numbers. */
  readonly fontMono: string;
  /** The colour of the paper, which keeps numbers readable over lines. */
  readonly paper: string;
  /** Read aloud in place of the drawing; without it the drawing is decorative. */
  readonly label?: string;
  readonly className?: string;
}

/** Draws shapes as an SVG that uses attributes only. */
export function ShapesSvg({ shapes, width, top, height, fontMono, paper, label, className }: ShapesSvgProps) {
  return (
    <svg
      className={className}
      viewBox={`0 ${top} ${width} ${height - top}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      fill="none"
      strokeLinejoin="round"
    >
      {shapes.map((shape) =>
        shape.kind === 'text' ? (
          <Line key={shape.key} shape={shape} fontMono={fontMono} paper={paper} />
        ) : (
          <Path key={shape.key} shape={shape} />
        ),
      )}
    </svg>
  );
}

function Path({ shape }: { readonly shape: PathShape }) {
  const { d, stroke, strokeWidth, dash, fill, opacity, isRound, color, own, place } = shape;
  return (
    <path
      d={d}
      stroke={own === 'stroke' || own === 'both' ? 'currentColor' : stroke}
      strokeWidth={strokeWidth}
      strokeDasharray={dash}
      fill={own === 'fill' || own === 'both' ? 'currentColor' : fill}
      opacity={opacity}
      {...(isRound === true && { strokeLinecap: 'round' })}
      {...(color !== undefined && { color })}
      {...(place !== undefined && { transform: writePlace(place) })}
      {...(place !== undefined && place.sx !== 1 && { vectorEffect: 'non-scaling-stroke' })}
    />
  );
}

function writePlace({ x, y, sx, sy, turn = 0 }: NonNullable<PathShape['place']>): string {
  const move = `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`;
  return sx === 1 && sy === 1 ? move : `${move} scale(${sx} ${sy})`;
}

function Line({
  shape,
  fontMono,
  paper,
}: { readonly shape: TextShape } & Pick<ShapesSvgProps, 'fontMono' | 'paper'>) {
  const { text, x, y, size, anchor, fill, isMono, isBold, isItalic, hasRim } = shape;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      {...(anchor !== 'start' && { textAnchor: anchor })}
      {...(isMono === true && { fontFamily: fontMono })}
      {...(isBold === true && { fontWeight: 600 })}
      {...(isItalic === true && { fontStyle: 'italic' })}
      fill={fill}
      {...(hasRim === true && { stroke: paper, ...RIM })}
    >
      {text}
    </text>
  );
}

/** The paper-coloured rim keeps a number readable where a line passes under it. */
const RIM = { strokeWidth: 3, paintOrder: 'stroke' } as const;
