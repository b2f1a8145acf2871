import { styled } from 'styled-components';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
import { listRulerMarks } from '../scheme/listRulerMarks.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { viewAtom } from '../state/view.ts';

export interface RulerProps {
  readonly scheme: Scheme;
  readonly texts: SchemeTexts;
  /** Right end of the tools, px. */
  readonly from: number;
}

/** Shows the visible range of the beam at the upper edge of the board, while a part of the beam fills it. */
export function Ruler({ scheme: { scale, width }, texts, from }: RulerProps) {
  const { grid, L } = useKitAtomValue(documentAtom);
  const view = useKitAtomValue(viewAtom);
  if (view === null) return null;
  const marks = listRulerMarks({ grid, scale, sight: [from, width], length: L, format: texts.place });
  return (
    <Edge aria-hidden="true" data-ruler="">
      {marks.map(({ px, text }) => (
        <span key={text} style={{ left: px }}>
          {text}
        </span>
      ))}
    </Edge>
  );
}

const Edge = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 auto;
  height: 14px;
  overflow: hidden;
  border-bottom: 1px solid ${vars.hairline};
  background: ${vars.sheet};
  color: ${vars.inkMuted};
  font-family: ${vars.fontMono};
  font-size: 10px;
  line-height: 13px;
  pointer-events: none;

  & > span {
    position: absolute;
    padding-inline-start: 3px;
    border-inline-start: 1px solid ${vars.inkMuted};
    white-space: nowrap;
  }
`;
