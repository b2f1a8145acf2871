import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { DrawnGroup, type Painter, type Scale, useKitAtomValue, vars } from '@eecs/ui-kit';
import type { Scheme } from '../scheme/layoutScheme.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { viewAtom } from '../state/view.ts';
import { getShapeFactor, shapeOf } from '../statics/shapeOf.ts';
import { isComparedAtom, liveFeedAtom, shownResultAtom, shownSetAtom } from './beamLive.ts';
import { scaleOfFrame } from './scaleOfFrame.ts';

/**
 * The deflected beam over the drawing, exaggerated: of the shown case set, or of all compared ones at one scale. It
 * follows a gesture without React.
 */
export function BoardShape({ scheme }: { readonly scheme: Scheme }) {
  const result = useKitAtomValue(shownResultAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const feed = useKitAtomValue(liveFeedAtom);
  const view = useKitAtomValue(viewAtom);
  const painter = useRef<Painter>(null);

  const draw = useCallback(
    ({ answer: { sets } }: Solution, x: Scale = scheme.scale) => {
      const deflections = (isCompared ? sets : sets.slice(shown, shown + 1)).map(
        ({ deflection }) => deflection,
      );
      const factor = getShapeFactor(...deflections);
      const { axisY } = scheme;
      return deflections.map((deflection, at) => ({
        key: `shape-${at}`,
        tag: 'path' as const,
        attributes: { d: shapeOf(deflection, { x, axisY, factor }) },
      }));
    },
    [scheme, shown, isCompared],
  );
  const nodes = useMemo(
    () => (result === null || result.standing === 'stale' ? [] : draw(result)),
    [result, draw],
  );

  // Paints the state known to React; during a gesture the loop paints newer ones.
  useLayoutEffect(() => {
    painter.current?.paint(nodes);
    return feed.subscribe((frame) => {
      if (frame === null || frame === 'refused') painter.current?.paint(frame === null ? nodes : []);
      else painter.current?.paint(draw(frame, scaleOfFrame(scheme.scale, frame.document.L, view)));
    });
  }, [nodes, feed, draw, scheme, view]);

  return (
    <Lines data-shape="" data-standing={result?.standing}>
      <DrawnGroup first={nodes} innerRef={painter} />
    </Lines>
  );
}

const Lines = styled.g`
  & path {
    fill: none;
    stroke: ${vars.shapeLine};
    stroke-width: 1.5px;
    stroke-dasharray: 6 3;
    stroke-linejoin: round;
  }
  &[data-standing='preview'] path {
    opacity: 0.7;
  }
`;
