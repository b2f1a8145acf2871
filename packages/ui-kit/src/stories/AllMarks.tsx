import { Glyph } from '../glyphs/Glyph.tsx';
import { layoutDistributedLoad } from '../glyphs/layoutDistributedLoad.ts';
import { arrowGlyph, arrowHeadGlyph, momentArcGlyph } from '../glyphs/loadGlyphs.ts';
import { clampGlyph, hingeGlyph, pinGlyph, rollerGlyph, springGlyph } from '../glyphs/supportGlyphs.ts';
import { useFormat } from '../kit/useFormat.ts';
import { vars } from '../theme/tokens.ts';
import { DimensionChain } from '../viewport/DimensionChain.tsx';
import { createScale } from '../viewport/createScale.ts';

const AXIS_Y = 96;

/** All marks together on one beam of 12 m, as in an engineering drawing. */
export function AllMarks({ width = 712, system = 0 }: { readonly width?: number; readonly system?: 0 | 1 }) {
  const format = useFormat();
  const length = system === 0 ? 12 : 480;
  const x = createScale({ domain: [0, 12], range: [40, width - 40] });
  const load = layoutDistributedLoad({ x0: x.toPx(6), x1: x.toPx(10), y0: 20, y1: 44, y2: 30 });
  return (
    <svg width={width} height={196} role="img" aria-label="A beam with every mark of the kit">
      <path
        d={load.envelope}
        transform={`translate(0 ${AXIS_Y - 6})`}
        style={{ fill: vars.accentWash, stroke: vars.ink, strokeWidth: vars.strokeHair }}
      />
      {load.arrows.map((arrow) => (
        <g key={arrow.x} transform={`translate(${arrow.x} ${AXIS_Y - 6})`}>
          <path d={`M0 ${arrow.tail}V-6`} style={{ stroke: vars.ink, strokeWidth: vars.strokeHair }} />
          <Glyph data={arrowHeadGlyph} size={8} />
        </g>
      ))}
      <Glyph data={arrowGlyph} x={x.toPx(2)} y={AXIS_Y - 3} size={56} />
      <Glyph data={momentArcGlyph} x={x.toPx(4)} y={AXIS_Y} size={44} />
      <path
        d={`M${x.toPx(0)} ${AXIS_Y}H${x.toPx(12)}`}
        style={{ stroke: vars.beamLine, strokeWidth: vars.strokeHeavy }}
      />
      <Glyph data={clampGlyph} x={x.toPx(0)} y={AXIS_Y} size={44} />
      <Glyph data={hingeGlyph} x={x.toPx(3)} y={AXIS_Y} size={22} />
      <Glyph data={pinGlyph} x={x.toPx(5)} y={AXIS_Y + 2} />
      <Glyph data={springGlyph} x={x.toPx(8)} y={AXIS_Y + 2} />
      <Glyph data={rollerGlyph} x={x.toPx(12)} y={AXIS_Y + 2} />
      <text
        x={x.toPx(2) + 8}
        y={AXIS_Y - 44}
        style={{ fill: vars.ink, fontFamily: vars.fontMono, fontSize: vars.text1 }}
      >
        {format.quantity(10_000, { quantity: 'force', system, digits: 1 })}
      </text>
      <DimensionChain
        points={[0, 3, 5, 8, 12]}
        scale={x}
        y={172}
        from={140}
        format={(part) =>
          format.quantity((part / 12) * length, { quantity: 'length', system, withUnit: false })
        }
      />
    </svg>
  );
}
