import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type LabelBox, createLate, drawReadingLine, useKitAtomValue, vars } from '@eecs/ui-kit';
import { getLabelBox } from '@eecs/ui-kit/editor';
import type { Scheme } from '../scheme/layoutScheme.ts';
import { hasReactionsAtom, isShapeShownAtom } from '../state/look.ts';
import { hasUnderlayAtom } from '../state/inverseMarks.ts';
import { cursorAtom } from '../state/passing.ts';
import { mechanismsAtom } from './mechanismAtoms.ts';
import { loadParts } from '../late/loadParts.ts';

// The verdict describes the motion in words: if this fails to load, the drawing shows no error.
const MechanismMotion = createLate(loadParts, 'MechanismMotion', {
  isQuiet: true,
});

const BoardVariant = createLate(loadParts, 'BoardVariant', { isQuiet: true });

const BoardReactions = createLate(loadParts, 'BoardReactions', { isQuiet: true });

const BoardShape = createLate(loadParts, 'BoardShape', { isQuiet: true });

export interface BoardOverlayProps {
  readonly scheme: Scheme;
}

/**
 * Draws results over the board: the place of the diagrams' cursor, the deflected beam, the reactions, and an animated
 * mechanism.
 */
export function BoardOverlay({ scheme }: BoardOverlayProps) {
  const { width, height, axisY, scale, labels } = scheme;
  const cursor = useKitAtomValue(cursorAtom);
  const isMechanism = useKitAtomValue(mechanismsAtom).length > 0;
  const hasReactions = useKitAtomValue(hasReactionsAtom);
  const hasShape = useKitAtomValue(isShapeShownAtom);
  const hasUnderlay = useKitAtomValue(hasUnderlayAtom);
  const svg = useRef<SVGSVGElement>(null);
  const line = useRef<SVGPathElement>(null);

  // Follows the cursor of the diagrams, without React.
  useLayoutEffect(() => {
    let labelBoxes: readonly LabelBox[] | null = null;
    const show = (): void => {
      const x = cursor.get();
      const isSeen = x !== null && x >= scale.domain[0] && x <= scale.domain[1];
      // The code for the numbers is loaded on the first reading, because a reader may never read here.
      if (isSeen) labelBoxes ??= labels.map(getLabelBox);
      const d = isSeen ? drawReadingLine(scale.toPx(x), { height, labelBoxes: labelBoxes ?? [] }) : '';
      line.current?.setAttribute('d', d);
    };
    show();
    return cursor.subscribe(show);
  }, [cursor, scale, height, labels]);

  // A mouse over the board also moves the diagrams' cursor, while it drags nothing.
  useLayoutEffect(() => {
    const board = svg.current?.parentElement;
    if (board == null) return undefined;
    const follow = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const x = scale.toWorld(event.clientX - board.getBoundingClientRect().left - board.clientLeft);
      const isBeam = event.buttons === 0 && x >= scale.domain[0] && x <= scale.domain[1];
      cursor.set(isBeam ? x : null);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') cursor.set(null);
    };
    board.addEventListener('pointermove', follow);
    board.addEventListener('pointerleave', leave);
    return () => {
      board.removeEventListener('pointermove', follow);
      board.removeEventListener('pointerleave', leave);
    };
  }, [cursor, scale]);

  return (
    <Layer ref={svg} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {hasUnderlay ? <BoardVariant scheme={scheme} /> : null}
      <path ref={line} />
      {hasShape ? <BoardShape scheme={scheme} /> : null}
      {hasReactions ? <BoardReactions scheme={scheme} /> : null}
      {isMechanism ? <MechanismMotion scale={scale} axisY={axisY} /> : null}
    </Layer>
  );
}

/** Over the drawing, which is at the bottom of the board; it ignores the pointer. */
const Layer = styled.svg`
  position: absolute;
  bottom: 0;
  left: 0;
  overflow: hidden;
  pointer-events: none;

  & > path {
    stroke: ${vars.accent};
    stroke-dasharray: 2 2;
  }
`;
