import { useRef } from 'react';
import { styled } from 'styled-components';
import {
  arrowGlyph,
  arrowHeadGlyph,
  clampGlyph,
  DimensionChain,
  createScale,
  Glyph,
  hingeGlyph,
  momentArcGlyph,
  NARROW_PX,
  pinGlyph,
  rollerGlyph,
  useElementWidth,
  useFormat,
  vars,
} from '@eecs/ui-kit';
import type { ExampleSketch, SketchLoad } from '../../content/sketches.ts';
import { layoutSketch, type SketchSize } from './layoutSketch.ts';

export interface BeamSketchProps {
  readonly sketch: ExampleSketch;
  /** Read aloud in place of the drawing; without it the drawing is decoration. */
  readonly label?: string;
  /** `sheet` has values and dimensions, `thumbnail` the beam alone. */
  readonly look: 'sheet' | 'thumbnail';
  readonly insets: SketchSize['insets'];
}

const GLYPHS = { clamp: clampGlyph, pin: pinGlyph, roller: rollerGlyph, hinge: hingeGlyph } as const;

const SIZES = {
  sheet: { height: 210, axisY: 122, arrow: 74, ordinate: 40, strip: 16, glyph: 30, fallbackWidth: 900 },
  thumbnail: { height: 72, axisY: 42, arrow: 28, ordinate: 18, strip: 0, glyph: 18, fallbackWidth: 280 },
} as const;

/** An example as an engineering drawing: supports, loads and, on a sheet, their values and the chain of dimensions. */
export function BeamSketch({ sketch, label, look, insets }: BeamSketchProps) {
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { height, axisY, ordinate, strip, glyph, fallbackWidth, ...size } = SIZES[look];
  const width = useElementWidth(box, fallbackWidth);
  const isSheet = look === 'sheet';
  // Heads grow with their arrows: a narrow sheet has no room for long ones.
  const arrow = width < NARROW_PX ? Math.min(size.arrow, 54) : size.arrow;

  function write(load: SketchLoad, at?: number): string {
    const shown = { system: 0, digits: 1, trimZeros: true } as const;
    switch (load.kind) {
      case 'force':
        return format.quantity(load.value, { ...shown, quantity: 'force' });
      case 'moment':
        return format.quantity(load.value, { ...shown, quantity: 'moment' });
      case 'distributed':
        return format.quantity(at ?? Math.max(...load.values), { ...shown, quantity: 'distributedLoad' });
      case 'mass':
        return format.quantity(load.values[0], { ...shown, quantity: 'linearMass' });
      default:
        return load satisfies never;
    }
  }

  const layout = layoutSketch(sketch, { width, insets, axisY, arrow, ordinate, strip }, write);
  const { toPx } = layout;
  const [start, end] = [toPx(0), toPx(sketch.length)];
  const stops = [...new Set([0, ...sketch.supports.map(({ x }) => x), sketch.length])].sort((a, b) => a - b);

  return (
    <Frame ref={box} $height={height}>
      <Drawing
        width={width}
        height={height}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path data-role="axis" d={`M${start - 16} ${axisY}H${end + 16}`} />
        {[
          ...layout.strips.map((load) => ({ ...load, role: 'strip', y: axisY - 3 })),
          ...layout.envelopes.map((load) => ({
            ...load,
            role: 'envelope',
            y: axisY - 3 - layout.stripHeight,
          })),
        ].map(({ d, arrows, heads, role, y }) => (
          <g key={d} transform={`translate(0 ${y})`}>
            <path data-role={role} d={d} />
            <path data-role="shafts" d={arrows} />
            {heads.map((x) => (
              <Glyph key={x} data={arrowHeadGlyph} x={x} size={isSheet ? 7 : 5} />
            ))}
          </g>
        ))}
        <path data-role="beam" d={`M${start} ${axisY}H${end}`} />
        {layout.forces.map(({ x, rotationDeg }) => (
          <Glyph key={x} data={arrowGlyph} x={x} y={axisY - 2} size={arrow} rotationDeg={rotationDeg} />
        ))}
        {layout.moments.map(({ x, isMirrored }) => (
          <Glyph key={x} data={momentArcGlyph} x={x} y={axisY} size={glyph * 1.3} mirrored={isMirrored} />
        ))}
        {sketch.supports.map(({ kind, x }) => (
          <Glyph
            key={x}
            data={GLYPHS[kind]}
            x={toPx(x)}
            y={kind === 'pin' || kind === 'roller' ? axisY + 2 : axisY}
            size={kind === 'clamp' ? glyph * 1.4 : glyph}
            mirrored={kind === 'clamp' && x > 0}
            paper={vars.sheet}
          />
        ))}
        {isSheet ? (
          <>
            {layout.labels.map(({ x0, x1, y1, text }) => (
              <text key={`${x0} ${text}`} x={(x0 + x1) / 2} y={y1 - 3} textAnchor="middle">
                {text}
              </text>
            ))}
            <DimensionChain
              points={stops}
              scale={createScale({ domain: [0, sketch.length], range: [start, end] })}
              y={axisY + 68}
              from={axisY + 36}
              format={(value) => format.quantity(value, { quantity: 'length', system: 0, withUnit: false })}
            />
          </>
        ) : null}
      </Drawing>
    </Frame>
  );
}

const Frame = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;
  overflow: hidden;
`;

const Drawing = styled.svg`
  display: block;
  & > path,
  & > g > path {
    fill: none;
    stroke: ${vars.ink};
  }
  & path[data-role='axis'] {
    stroke: ${vars.inkMuted};
    stroke-width: 0.75;
    stroke-dasharray: 14 3 2 3;
  }
  & path[data-role='beam'] {
    stroke: ${vars.beamLine};
    stroke-width: 4;
  }
  & path[data-role='envelope'] {
    fill: ${vars.accentWash};
    stroke-width: 1;
  }
  & path[data-role='shafts'] {
    stroke-width: 0.75;
  }
  & path[data-role='strip'] {
    fill: ${vars.sunken};
    stroke-width: 0.75;
    stroke-dasharray: 5 2;
  }
  & > text {
    fill: ${vars.ink};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    paint-order: stroke;
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
  }
`;
