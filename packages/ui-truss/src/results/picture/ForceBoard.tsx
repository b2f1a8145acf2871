import { type PointerEvent, useMemo, useRef } from 'react';
import { atom } from 'jotai/vanilla';
import { DrawnGroup, type Painter, useElementWidth, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { stretchAtom, toBoardPoint } from '@eecs/ui-kit/editor';
import { CORNER, VIEWS } from '../../camera/orientation.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { CanvasRoom, CanvasUnder } from '../../scheme/CanvasUnder.ts';
import { type HitGrid, createHitGrid } from '../../scheme/hitGrid.ts';
import { SchemeSvg } from '../../scheme/SchemeStyle.ts';
import { isCuttingAtom } from '../../state/cut.ts';
import { hoveredAtom, selectionAtom } from '../../state/selection.ts';
import { getForceFrame, measureRise } from './forceFrame.ts';
import type { ForceLayout } from './layoutForces.ts';
import { useCutStroke } from './useCutStroke.ts';
import { useForcePainting } from './useForcePainting.ts';
import { useForceZoom } from './useForceZoom.ts';

const FALLBACK_WIDTH_PX = 960;
const REACH_PX = 9;

/** How tall the truss is whose forces are drawn, as it is seen at first: while it is turned the sheet keeps its height. */
const riseAtom = atom((get) => {
  const document = get(shownAnswerAtom)?.document;
  if (document === undefined) return 0;
  return measureRise(document.joints, document.links.length, isSpatial(document) ? CORNER : VIEWS.front);
});

/** The axial forces on the rods; follows a drag without React. */
export function ForceBoard({ onNotes }: { readonly onNotes: (layout: ForceLayout) => void }) {
  const t = useLaterText();
  const store = useKitStore();
  const box = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(null);
  const grid = useRef<{ readonly of: ForceLayout['points']; readonly grid: HitGrid } | null>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const stretch = useKitAtomValue(stretchAtom).diagram;
  const rise = useKitAtomValue(riseAtom);
  const frame = useMemo(() => getForceFrame(width, stretch, rise), [width, stretch, rise]);
  const layout = useForcePainting({ canvas, svg, painter }, { frame, onNotes });
  const zoom = useForceZoom(svg, { width, layout });
  const stroke = useCutStroke(svg, { width, layout });
  const isCutting = useKitAtomValue(isCuttingAtom);

  function find(event: PointerEvent): number {
    const shown = store.get(shownAnswerAtom);
    if (svg.current === null || shown === null || layout.current === null) return -1;
    if (grid.current?.of !== layout.current.points)
      grid.current = {
        of: layout.current.points,
        grid: createHitGrid(layout.current.points, shown.document.links, layout.current.camera),
      };
    return grid.current.grid.findLink(
      toBoardPoint(event, svg.current, width),
      event.pointerType === 'touch' ? 18 : REACH_PX,
    );
  }

  return (
    <CanvasRoom ref={box}>
      <CanvasUnder ref={canvas} width={0} height={0} aria-hidden="true" />
      <SchemeSvg
        ref={svg}
        role="img"
        aria-label={t('results.drawing')}
        viewBox={`0 0 ${width} ${frame.height}`}
        height={frame.height}
        data-scroll=""
        data-cutting={isCutting ? '' : undefined}
        onPointerDown={(event) => {
          stroke.press(event);
          if (!isCutting) zoom.press(event);
        }}
        onPointerUp={(event) => {
          stroke.lift();
          zoom.lift(event);
        }}
        onPointerCancel={(event) => {
          stroke.drop();
          zoom.lift(event);
        }}
        onPointerMove={(event) => {
          if (stroke.move(event) || zoom.move(event) || event.pointerType === 'touch') return;
          const index = find(event);
          store.set(hoveredAtom, index < 0 ? null : { kind: 'link', index });
        }}
        onPointerLeave={() => store.set(hoveredAtom, null)}
        onClick={(event) => {
          // The click at the end of a stroke chooses nothing.
          if (isCutting || stroke.wasStroke() || zoom.wasMoved()) return;
          const index = find(event as unknown as PointerEvent);
          if (index >= 0) store.set(selectionAtom, [{ kind: 'link', index }]);
        }}
      >
        <DrawnGroup first={NOTHING} innerRef={painter} />
      </SchemeSvg>
    </CanvasRoom>
  );
}

const NOTHING: readonly never[] = [];
