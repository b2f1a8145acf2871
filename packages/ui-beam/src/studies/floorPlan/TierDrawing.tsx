import { type KeyboardEvent, useRef } from 'react';
import { type BeamCase, type Tree, isDistributed } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { Glyph, createScale, getInsets, hingeGlyph, useText, vars } from '@eecs/ui-kit';
import type { Mark } from '@eecs/ui-kit/editor';
import { PART_GLYPHS, listSupportParts } from '../../scheme/listSupportParts.ts';
import { drawDistributed } from '../../scheme/drawDistributed.ts';
import { drawPointLoad } from '../../scheme/drawPointLoad.ts';
import { toDocument, type FreeBody } from '../../statics/freeBody.ts';
import { floorPlanMessages } from './floorPlanMessages.ts';
import { layoutTiers } from './layoutTiers.ts';

export interface TierDrawingProps {
  readonly document: BeamCase;
  readonly tree: Tree;
  readonly bodies: readonly FreeBody[];
  readonly set: number;
  readonly chosen: number;
  readonly width: number;
  readonly namePart: (part: number) => string;
  readonly onChoose: (part: number) => void;
}

const RISE_PX = 34;
const HIT_PX = 44;

/** The floor plan: selectable parts of the hinged beam in tiers, numbered in the order of solution. */
export function TierDrawing(props: TierDrawingProps) {
  const { document, tree, bodies, set, chosen, width, namePart, onChoose } = props;
  const t = useText(floorPlanMessages);
  const group = useRef<SVGGElement>(null);
  const { left, right } = getInsets(width);
  const scale = createScale({ domain: [0, document.L], range: [left, width - right] });
  const { height, parts } = layoutTiers(tree, scale);

  function handleKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (chosen + step + parts.length) % parts.length;
    onChoose(next);
    group.current?.querySelectorAll<SVGGElement>('[role="radio"]')[next]?.focus();
  }

  return (
    <Drawing width={width} height={height}>
      {parts.flatMap(({ part, links }) =>
        links.map(({ x, from, to }) => (
          <path key={`${part.id} ${x}`} data-role="link" d={`M${x} ${from}V${to}`} />
        )),
      )}
      {parts.map(({ part, y }) => {
        const body = bodies[part.id];
        return body === undefined ? null : (
          <g key={part.id} data-role="loads">
            {drawLoads(toDocument({ ...body, reactions: [], transferred: [] }, document, set), part.id, {
              toX: (x) => scale.toPx(x + part.x0),
              y,
              sight: { x0: 0, x1: width },
            }).map(({ key, d, role }) => (
              <path key={key} d={d} data-role={role} />
            ))}
          </g>
        );
      })}
      <g ref={group} role="radiogroup" aria-label={t('parts')} onKeyDown={handleKey}>
        {parts.map(({ part, x0, x1, y }) => (
          <g
            key={part.id}
            role="radio"
            aria-checked={part.id === chosen}
            aria-label={namePart(part.id)}
            tabIndex={part.id === chosen ? 0 : -1}
            onClick={() => onChoose(part.id)}
          >
            <rect x={x0 - 4} y={y - HIT_PX / 2} width={Math.max(HIT_PX, x1 - x0 + 8)} height={HIT_PX} />
            <path data-role="beam" d={`M${x0} ${y}H${x1}`} />
            <circle cx={(x0 + x1) / 2} cy={y + 18} r={11} />
            <text x={(x0 + x1) / 2} y={y + 22}>
              {part.order + 1}
            </text>
          </g>
        ))}
      </g>
      {parts.flatMap(({ part, y, x0, x1 }) => [
        ...part.supports.flatMap((index) => {
          const support = document.supports[index];
          if (support === undefined) return [];
          return listSupportParts(support)
            .filter((kind) => kind !== 'hinge')
            .map((kind) => (
              <Glyph
                key={`${index} ${kind}`}
                data={PART_GLYPHS[kind]}
                x={Math.max(x0, Math.min(x1, scale.toPx(support.x)))}
                y={y}
                size={24}
                paper={vars.sheet}
                mirrored={support.x === document.L && (kind === 'wall' || kind.startsWith('side'))}
              />
            ));
        }),
      ])}
      {parts.flatMap(({ part, links }) =>
        links.flatMap(({ x, from, to }) =>
          [from, to].map((y) => (
            <Glyph key={`${part.id} ${x} ${y}`} data={hingeGlyph} x={x} y={y} size={14} paper={vars.sheet} />
          )),
        ),
      )}
    </Drawing>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Draws the loads of a part above its line, without their numbers, which are at the free body. */
function drawLoads(
  body: BeamCase,
  part: number,
  at: {
    readonly toX: (x: number) => number;
    readonly y: number;
    readonly sight: { readonly x0: number; readonly x1: number };
  },
): readonly Mark[] {
  const { toX, y, sight } = at;
  const peak = Math.max(
    0,
    ...body.loads.flatMap((load) => (isDistributed(load) ? load.y.map(Math.abs) : [])),
  );
  const format = (): string => '';
  return body.loads.flatMap((load): readonly Mark[] => {
    const key = `${part} ${load.id}`;
    return isDistributed(load)
      ? drawDistributed(load, { key, toX, sight, baseY: y - 3, peak, format }).marks
      : drawPointLoad(load, { key, x: toX(load.x), axisY: y, rise: RISE_PX, text: '' }).marks;
  });
}

const Drawing = styled.svg`
  display: block;

  & path {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: 1px;
  }
  & path[data-role='link'] {
    stroke: ${vars.inkMuted};
    stroke-dasharray: 4 3;
  }
  & [data-role='loads'] path {
    stroke: ${vars.inkMuted};
  }
  & path[data-role='load'] {
    fill: ${vars.inkMuted};
  }
  & path[data-role='envelope'] {
    fill: ${vars.sunken};
  }
  & path[data-role='beam'] {
    stroke: ${vars.beamLine};
    stroke-width: ${vars.strokeBeam};
  }
  & rect {
    fill: transparent;
  }
  & circle {
    fill: ${vars.sheet};
    stroke: ${vars.ink};
  }
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
    font-weight: 600;
    text-anchor: middle;
    pointer-events: none;
  }
  & [role='radio'] {
    cursor: pointer;
    outline: none;
  }
  & [role='radio']:hover rect {
    fill: ${vars.sunken};
  }
  & [role='radio'][aria-checked='true'] path[data-role='beam'] {
    stroke: ${vars.accent};
  }
  & [role='radio'][aria-checked='true'] circle {
    fill: ${vars.accentWash};
    stroke: ${vars.accent};
    stroke-width: 2px;
  }
  & [role='radio']:focus-visible rect {
    stroke: ${vars.focus};
    stroke-width: 2px;
  }
`;
