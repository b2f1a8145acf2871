import { atom } from 'jotai/vanilla';
import { styled } from 'styled-components';
import { Glyph, useKitAtomValue, vars } from '@eecs/ui-kit';
import { PART_GLYPHS } from '../scheme/listSupportParts.ts';
import { draftAtom } from '../state/draft.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { layoutBoundaries } from './layoutBoundaries.ts';
import { useRested } from '@eecs/ui-kit/editor';

const WIDTH = 340;
const HEIGHT = 58;
const AXIS_Y = 16;
const MARGIN = 30;
const UNIT_PX = 22;
const HINGE_PX = 15;
/** One-sided parts, mirrored at the right end. */
const SIDED = ['wall', 'sideSpring', 'sideBar'];

/** The supports moved by a drag under way; null if none is. */
const movedSupportsAtom = atom((get) => {
  const draft = get(draftAtom);
  return draft === null || draft.supports === get(documentAtom).supports ? null : draft.supports;
});

/** Draws the supports of the beam without its loads; the table below describes them in words. */
export function BoundarySampler() {
  const { L, supports: kept } = useKitAtomValue(documentAtom);
  const supports = useRested(movedSupportsAtom) ?? kept;
  if (supports.length === 0) return null;
  const toX = (x: number): number => MARGIN + (x / L) * (WIDTH - 2 * MARGIN);
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1={toX(0)} x2={toX(L)} y1={AXIS_Y} y2={AXIS_Y} />
      {layoutBoundaries({ L, supports }, toX).map(({ x, parts, name, isRightEnd }) => (
        <g key={x}>
          {parts.map((part) => (
            <Glyph
              key={part}
              data={PART_GLYPHS[part]}
              x={x}
              y={AXIS_Y}
              size={part === 'hinge' ? HINGE_PX : UNIT_PX}
              mirrored={isRightEnd && SIDED.includes(part)}
              paper={vars.sheet}
            />
          ))}
          <text x={x} y={HEIGHT - 5}>
            {name}
          </text>
        </g>
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: ${WIDTH}px;
  height: auto;
  margin-block-end: ${vars.space1};

  & > line {
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeHeavy};
  }
  & text {
    fill: ${vars.inkMuted};
    font-size: ${vars.text1};
    text-anchor: middle;
  }
`;
