import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { DrawnGroup, type Painter, useKitStore, vars } from '@eecs/ui-kit';
import { isByFingerAtom } from '@eecs/ui-kit/editor';
import { project } from '../camera/camera.ts';
import { writeNear } from '../scheme/linesNode.ts';
import { ghostAtom } from '../state/passing.ts';
import type { BoardSurface } from './boardSurface.ts';

const RADIUS_PX = 48;
/** Distance from the finger to the middle of the magnifier, px. */
const ABOVE_PX = 92;
const FACTOR = 2;

/**
 * Magnifies the part of the board under a finger that places or drags; shown above the finger and painted without a
 * render.
 */
export function Loupe({ surface }: { readonly surface: BoardSurface }) {
  const store = useKitStore();
  const id = useId();
  const box = useRef<SVGGElement>(null);
  const sheet = useRef<SVGGElement>(null);
  const painter = useRef<Painter>(null);

  // Follows the finger while the board is mounted.
  useEffect(() => {
    const paint = (): void => {
      const group = box.current;
      if (group === null) return;
      const { aim } = store.get(ghostAtom);
      const { camera, nodes } = surface.getScheme();
      const isShown = aim !== null && store.get(isByFingerAtom);
      group.style.display = isShown ? '' : 'none';
      // A hidden drawing is emptied, so that its texts are not found twice.
      if (!isShown) {
        painter.current?.paint(NOTHING);
        return;
      }
      const { x, y } = project(camera, aim.place);
      // Near the upper edge there is no room above: it is beside the finger.
      const hasRoom = y > ABOVE_PX + RADIUS_PX / 2;
      const side = x < camera.width / 2 ? ABOVE_PX : -ABOVE_PX;
      const cx = hasRoom ? Math.max(RADIUS_PX, Math.min(camera.width - RADIUS_PX, x)) : x + side;
      const cy = Math.max(RADIUS_PX, hasRoom ? y - ABOVE_PX : y);
      group.setAttribute('transform', `translate(${cx.toFixed(1)} ${cy.toFixed(1)})`);
      const shift = `translate(${(-x).toFixed(1)} ${(-y).toFixed(1)})`;
      sheet.current?.setAttribute('transform', `scale(${FACTOR}) ${shift}`);
      painter.current?.paint(writeNear(nodes, { x, y }, RADIUS_PX));
    };
    paint();
    const stops = [store.sub(ghostAtom, paint), store.sub(isByFingerAtom, paint)];
    return () => stops.forEach((stop) => stop());
  }, [store, surface]);

  return (
    <Group ref={box} aria-hidden="true" data-loupe="" style={{ display: 'none' }}>
      <clipPath id={`${id}-glass`}>
        <circle r={RADIUS_PX} />
      </clipPath>
      <g clipPath={`url(#${id}-glass)`}>
        <rect x={-RADIUS_PX} y={-RADIUS_PX} width={2 * RADIUS_PX} height={2 * RADIUS_PX} />
        <g ref={sheet}>
          <DrawnGroup first={NOTHING} innerRef={painter} />
        </g>
        <path d="M-8 0H8M0 -8V8" />
      </g>
      <circle r={RADIUS_PX} />
    </Group>
  );
}

const NOTHING: readonly never[] = [];

const Group = styled.g`
  pointer-events: none;

  & > g > rect {
    fill: ${vars.sheet};
  }
  && > circle {
    stroke: ${vars.line};
    stroke-width: 2px;
  }
  && > g > path {
    stroke: ${vars.accent};
    stroke-width: 1px;
  }
`;
