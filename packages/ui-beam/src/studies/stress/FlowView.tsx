import { useId } from 'react';
import { styled } from 'styled-components';
import { type CrossSection, type SectionFlow, type UnitSystem, baseUnit } from '@eecs/solver-core';
import { DataTable, TableHead, useFormat, vars } from '@eecs/ui-kit';
import type { DrawnField } from './cutField.ts';
import { CUT_PX, type CutScale } from './cutLayout.ts';
import { layoutFlow, listWallRows } from './layoutFlow.ts';
import { useStressText } from './stressMessages.ts';

export interface FlowViewProps {
  readonly field: DrawnField;
  readonly to: CutScale;
  readonly flow: SectionFlow;
  readonly section: CrossSection;
  readonly system: UnitSystem;
}

/**
 * The shear flow along the walls of a cross-section: drawn from their centre lines, with arrows in its direction, and
 * its numbers wall by wall.
 */
export function FlowView({ field, to, flow, section, system }: FlowViewProps) {
  const t = useStressText();
  const format = useFormat();
  const id = useId();
  const { cut } = field;
  const { bounds, Q } = cut;
  const place = `translate(${to.toX(bounds.left)} ${to.toY(bounds.top)}) scale(${to.scale})`;
  const drawn = layoutFlow(flow, Q, to);
  // N/mm times a thousand is N/m; in US units both are per inch.
  const perLength = system === 0 ? 1000 : 1;
  const write = (value: number): string =>
    format.quantity(value * perLength, { quantity: 'distributedLoad', system, digits: 1, withUnit: false });
  const unit = format.unit('distributedLoad', system);
  const size = bounds.top - bounds.bottom;
  const stress = (value: number): string =>
    format.quantity(value, { quantity: 'stress', system, digits: 1, withUnit: false });
  const at = ({ y, z }: { readonly y: number; readonly z: number }): string =>
    [y, z]
      // A value that is zero by symmetry has only a rounding error.
      .map((one) => (Math.abs(one) < NOTHING * size ? 0 : one))
      .map((one) => format.brief(one, { quantity: 'sectionDimension', system, digits: 1, withUnit: false }))
      .join('; ');
  return (
    <>
      <Picture
        width={CUT_PX.width}
        height={CUT_PX.height}
        viewBox={`${-ROOM_PX} ${-ROOM_PX} ${CUT_PX.width + 2 * ROOM_PX} ${CUT_PX.height + 2 * ROOM_PX}`}
        role="img"
        aria-label={t('flow.picture', { section: section.label })}
      >
        <g transform={place}>
          <path data-outline="" d={cut.path} />
        </g>
        {drawn.map(({ line, area, arrows }, index) => (
          <g key={`${id} ${index}`}>
            <path data-area="" d={area} />
            <path data-line="" d={line} />
            {arrows.map(({ x, y, turn }, at) => (
              <path
                key={at}
                data-arrow=""
                d="M-6 -4L5 0L-6 4Z"
                transform={`translate(${x} ${y}) rotate(${turn})`}
              />
            ))}
          </g>
        ))}
        {drawn.map(({ label }, index) =>
          label === null ? null : (
            <text key={index} x={label.x} y={label.y + 4}>
              {write(label.value)}
            </text>
          ),
        )}
      </Picture>
      <Note>
        {flow.kind === 'ring' ? (
          <p>{t('flow.ring', { flow: write(Math.abs(Q * flow.ring.greatest)), unit })}</p>
        ) : (
          <DataTable caption={t('flow.walls', { unit, length: unitOf(system) })} showCaption>
            <TableHead
              columns={[
                { head: t('flow.from') },
                { head: t('flow.to') },
                { head: t('flow.start'), isNumeric: true },
                { head: t('flow.greatest'), isNumeric: true },
                { head: t('flow.end'), isNumeric: true },
                { head: `τ, ${format.unit('stress', system)}`, isNumeric: true },
              ]}
            />
            <tbody>
              {listWallRows(flow.walls, Q).map((wall, index) => (
                <tr key={index}>
                  <td>{at(wall.from)}</td>
                  <td>{at(wall.to)}</td>
                  <td data-numeric="true">{write(wall.start)}</td>
                  <td data-numeric="true">{write(wall.greatest)}</td>
                  <td data-numeric="true">{write(wall.end)}</td>
                  <td data-numeric="true">{stress(wall.stress)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
        <small>{t('flow.note')}</small>
      </Note>
    </>
  );
}

/** Fraction of the height of a section: a place nearer to the centroid is on its axis. */
const NOTHING = 1e-9;

/** Margin of the picture for diagrams outside the outline, px. */
const ROOM_PX = 34;

function unitOf(system: UnitSystem): string {
  return baseUnit('sectionDimension', system);
}

const Picture = styled.svg`
  display: block;

  & [data-outline] {
    fill: ${vars.sunken};
    stroke: ${vars.inkMuted};
    stroke-width: ${vars.strokeHair};
    vector-effect: non-scaling-stroke;
  }
  & [data-area] {
    fill: ${vars.positiveFill};
    stroke: ${vars.positive};
    stroke-width: 1px;
  }
  & [data-line] {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: 1px;
  }
  & [data-arrow] {
    fill: ${vars.ink};
  }
  & text {
    fill: ${vars.positiveText};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    text-anchor: middle;
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
`;

const Note = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  overflow-x: auto;

  & small {
    display: block;
    margin-top: ${vars.space2};
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
