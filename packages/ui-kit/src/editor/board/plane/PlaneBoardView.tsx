import { atom } from 'jotai/vanilla';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DrawnGroup } from '../../../drawing/DrawnGroup.tsx';
import { useKitAtom, useKitAtomValue, useKitStore } from '../../../kit/useKitAtom.ts';
import { vars } from '../../../theme/tokens.ts';
import { BoardFrame, BoardStage } from '../BoardFrame.ts';
import { type BoardKeys, BoardList } from '../BoardList.tsx';
import { BoardOptions } from '../BoardOptions.tsx';
import { EditAnnouncer } from '../EditAnnouncer.tsx';
import { ToolBar } from '../ToolBar.tsx';
import { schemeStyle } from '../schemeStyle.ts';
import { useBoardPress } from '../boardPress.ts';
import { coverObject } from '../coverObject.ts';
import { createGestures } from '../createGestures.ts';
import { drawMarquee, drawSelection } from '../drawSelection.ts';
import { listNodes } from '../listNodes.ts';
import type { Scene } from '../sceneObject.ts';
import { useBoardPainter } from '../useBoardPainter.ts';
import { useGestures } from '../useGestures.ts';
import { createBoardActions } from './planeActions.ts';
import { createPlanePort } from './createPlanePort.ts';
import type { PlaneBoard, PlaneTypes } from './planeBoard.ts';
import { layoutShapes, projectPlane, toPlaneKey } from './planeShape.ts';

const NOTHING: readonly never[] = [];
const NO_KEYS = new Set<string>();

/**
 * The board of a document whose objects lie on a plane: tools, drawing, list of objects, announcements of undo and
 * redo.
 */
export function PlaneBoardView<Types extends PlaneTypes, Tool extends string>({
  board,
  toolsLabel,
}: {
  readonly board: PlaneBoard<Types, Tool>;
  readonly toolsLabel: string;
}) {
  const { plan, keys, toolAtom } = board;
  const [tool, take] = useKitAtom(toolAtom);
  const tools = Object.keys(plan.tools) as Tool[];
  return (
    <BoardFrame>
      <BoardStage>
        <ToolBar
          label={toolsLabel}
          tools={tools.map((one) => ({
            tool: one,
            name: plan.tools[one].name,
            letter: keys.writeKeys(one),
            icon: plan.tools[one].name[0],
          }))}
          current={tool}
          isRow
          onTake={take}
        />
        <Drawing board={board} />
      </BoardStage>
      <EditAnnouncer session={plan.session} />
    </BoardFrame>
  );
}

function Drawing<Types extends PlaneTypes, Tool extends string>({
  board,
}: {
  readonly board: PlaneBoard<Types, Tool>;
}) {
  type Document = Types['document'];
  const { plan, chosenAtom, marqueeAtom, camera } = board;
  const { session, size, listShapes, getWhole } = plan;
  const id = useId();
  const store = useKitStore();
  const document = useKitAtomValue(session.documentAtom);
  const view = useKitAtomValue(camera.viewAtom);
  const [chosen, choose] = useKitAtom(chosenAtom);
  const svg = useRef<SVGSVGElement>(null);
  const list = useRef<SVGGElement>(null);
  const keys = useRef<BoardKeys>(null);
  // A draft is drawn in the projection of the document, so that the board does not move during a gesture.
  const projection = useMemo(
    () => projectPlane(view ?? getWhole(document), size),
    [view, getWhole, document, size],
  );
  const layOut = useCallback(
    (shown: Document) => layoutShapes(listShapes(shown), projection),
    [listShapes, projection],
  );
  const scene = useMemo(() => layOut(document), [layOut, document]);
  const [paint] = useState(() => ({
    documentAtom: session.documentAtom,
    lookAtom: atom((get) => ({
      draft: get(session.draftAtom),
      chosen: get(chosenAtom).map(toPlaneKey),
      marquee: get(marqueeAtom),
    })),
    listNodes: (shown: Scene<Types['item']>, look: { readonly chosen: readonly string[] }) =>
      listNodes(shown, { selected: look.chosen, hovered: NOTHING, outside: NO_KEYS }),
  }));
  const picture = useMemo(() => ({ document, scene, layOut }), [document, scene, layOut]);
  const { drawing, overlay, getScene, paintOverlay } = useBoardPainter(picture, paint);
  const latest = useRef(projection);

  // Binds the keys of the board to this store.
  useLayoutEffect(() => {
    const actions = createBoardActions(board, store);
    keys.current = {
      onKeyDown: (event) => {
        if (board.keys.act(event, actions)) event.preventDefault();
      },
      onKeyUp: () => undefined,
    };
  }, [board, store]);

  // Gestures read the projection of the last render.
  useLayoutEffect(() => {
    latest.current = projection;
  }, [projection]);

  // Paints the overlay of the drawing.
  useLayoutEffect(
    () =>
      paintOverlay((shown, look) => [
        ...drawSelection(
          shown.scene.objects.filter(({ item }) => look.chosen.includes(toPlaneKey(item))),
          { hasHandles: false },
        ),
        ...(look.marquee === null ? [] : [drawMarquee(look.marquee)]),
      ]),
    [paintOverlay],
  );

  const attach = useCallback(
    (element: SVGSVGElement) =>
      createGestures(
        element,
        createPlanePort(board, { store, getScene, getProjection: () => latest.current }),
      ),
    [board, store, getScene],
  );
  useGestures(svg, attach);
  const press = useBoardPress(useCallback(() => list.current?.focus({ preventScroll: true }), []));
  const boxes = new Map(scene.objects.map((object) => [toPlaneKey(object.item), coverObject(object)]));
  const options = listShapes(document).map(({ item, name }) => {
    const key = toPlaneKey(item);
    return { item, key, name, box: boxes.get(key) };
  });
  const chosenKeys = chosen.map(toPlaneKey);
  return (
    <div {...press}>
      <Sheet ref={svg} {...size} viewBox={`0 0 ${size.width} ${size.height}`} data-board="">
        <DrawnGroup
          first={listNodes(scene, { selected: NOTHING, hovered: NOTHING, outside: NO_KEYS })}
          innerRef={drawing}
        />
        <BoardList id={id} label={plan.label} active={chosenKeys.at(-1) ?? null} innerRef={list} keys={keys}>
          <BoardOptions
            id={id}
            options={options}
            selected={new Set(chosenKeys)}
            onChoose={(item) => choose([item])}
          />
        </BoardList>
        <DrawnGroup first={NOTHING} innerRef={overlay} />
      </Sheet>
    </div>
  );
}

const Sheet = styled.svg`
  ${schemeStyle}
  touch-action: none;

  & path {
    stroke: ${vars.beamLine};
  }
  & path[data-state='selected'] {
    stroke: ${vars.accent};
  }
  & path[data-role='load'] {
    fill: ${vars.sheet};
  }
  & rect {
    fill: transparent;
  }
`;
