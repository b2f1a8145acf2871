import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { atom } from 'jotai/vanilla';
import {
  Announcer,
  BoardList,
  type BoardKeys,
  BoardOptions,
  type BoardPort,
  type BoardBox,
  type Scene,
  coverObject,
  createCamera,
  createGestures,
  createMark,
  createAnnouncement,
  drawMarquee,
  drawSelection,
  findStep,
  hitTest,
  listNodes,
  listWithin,
  useBoardPainter,
  walkOptions,
} from '@eecs/ui-kit/editor';
import { DrawnGroup, useKitAtomValue, useKitStore } from '@eecs/ui-kit';
import { type LineEdit, type NumberLine, lineSession } from './numberLine.ts';

const { applyEditAtom, commitDraftAtom, documentAtom, draftAtom, drawUpAtom, dropDraftAtom, historyAtom } =
  lineSession;

/** The board is 600 px wide, with 100 px per unit of length: 0 is at 50 px. */
const BOARD = { width: 600, height: 100, y: 50, zero: 50, factor: 100 };
const LINE = { from: 0, to: 5.5 };

const { viewAtom, zoomAtom, panAtom } = createCamera('x', {
  getWhole: () => ({ x0: LINE.from, x1: LINE.to }),
  getUnits: (get) => get(documentAtom).units.system,
});

/** Indices of the selected places. */
export const chosenAtom = atom<readonly number[]>([]);
const marqueeAtom = atom<BoardBox | null>(null);
const lookAtom = atom((get) => ({
  draft: get(draftAtom),
  chosen: get(chosenAtom),
  marquee: get(marqueeAtom),
  view: get(viewAtom),
}));

const toKey = (index: number): string => `place-${index}`;

function movePlaces(line: NumberLine, indexes: readonly number[], by: number): LineEdit {
  const places = line.places.map((x, at) => (indexes.includes(at) ? Math.round((x + by) * 100) / 100 : x));
  return { document: { ...line, places }, notes: [] };
}

function layOut({ places }: NumberLine): Scene<number> {
  const toX = (x: number): number => BOARD.zero + x * BOARD.factor;
  return {
    marks: places.map((x, at) => createMark(toKey(at), 'load', `M${toX(x)} ${BOARD.y - 10}V${BOARD.y + 10}`)),
    glyphs: [],
    labels: [],
    objects: places.map((x, item) => ({
      item,
      boxes: [{ x0: toX(x) - 3, y0: BOARD.y - 10, x1: toX(x) + 3, y1: BOARD.y + 10 }],
      handles: [],
    })),
  };
}

type Look = ReturnType<(typeof lookAtom)['read']>;

const PAINT = {
  documentAtom,
  lookAtom,
  listNodes: (scene: Scene<number>, { chosen }: Look) =>
    listNodes(scene, { selected: chosen.map(toKey), hovered: [], outside: new Set<string>() }),
};

/** The board of a line: like a board of beams or trusses, but with places only. */
export function LineBoard() {
  const store = useKitStore();
  const document = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(chosenAtom);
  const view = useKitAtomValue(viewAtom);
  const svg = useRef<SVGSVGElement>(null);
  const scene = useMemo(() => layOut(document), [document]);
  const { drawing, overlay, getScene, paintOverlay } = useBoardPainter(
    useMemo(() => ({ document, scene, layOut }), [document, scene]),
    PAINT,
  );

  // Listens to pointers over the drawing, and paints its overlay.
  useEffect(() => {
    if (svg.current === null) return undefined;
    paintOverlay((shown, look) => [
      ...drawSelection(
        shown.scene.objects.filter(({ item }) => look.chosen.includes(item)),
        { hasHandles: false },
      ),
      ...(look.marquee === null ? [] : [drawMarquee(look.marquee)]),
    ]);
    const isSame = (a: number, b: number): boolean => a === b;
    const port: BoardPort<number, number> = {
      getWidth: () => BOARD.width,
      getProjection: () => ({
        toPx: (x) => ({ x: BOARD.zero + x * BOARD.factor, y: BOARD.y }),
        toPlace: ({ x }) => (x - BOARD.zero) / BOARD.factor,
        factor: BOARD.factor,
      }),
      isReadOnly: () => store.get(lineSession.isReadOnlyAtom),
      find: (at, { isCoarse }) =>
        hitTest({ objects: getScene().objects, ...at, selected: store.get(chosenAtom), isSame, isCoarse }),
      selection: {
        get: () => store.get(chosenAtom),
        set: (items) => store.set(chosenAtom, items),
        hover: () => undefined,
        isSame,
      },
      marquee: {
        find: (frame) => listWithin(getScene().objects, frame),
        show: (frame) => store.set(marqueeAtom, frame),
      },
      startDrag: (_, from) => ({
        step: ({ place }) =>
          store.set(drawUpAtom, (line) => movePlaces(line, store.get(chosenAtom), place - from.place)),
        commit: () => store.set(commitDraftAtom),
        cancel: () => store.set(dropDraftAtom),
        isValid: () => true,
      }),
      tool: () => null,
      camera: {
        axes: 'x',
        isWhole: () => store.get(viewAtom) === null,
        move: ({ from, to, factor }) => {
          store.set(panAtom, { x: (from.x - to.x) / BOARD.factor });
          store.set(zoomAtom, { factor, about: { x: (from.x - BOARD.zero) / BOARD.factor } });
        },
      },
      openMenu: () => undefined,
      isPanKey: ({ key }) => key === ' ',
    };
    return createGestures(svg.current, port).detach;
  }, [store, getScene, paintOverlay]);

  const keys = useRef<BoardKeys>({
    onKeyUp: () => undefined,
    onKeyDown: (event: KeyboardEvent) => {
      const { places } = store.get(documentAtom);
      const last = store.get(chosenAtom).at(-1);
      if (event.key === 'Tab') {
        const from = last === undefined ? null : toKey(last);
        const next = walkOptions(
          places.map((_, at) => toKey(at)),
          { from, isBack: event.shiftKey },
        );
        if (next === null) return;
        event.preventDefault();
        store.set(chosenAtom, [Number(next.slice('place-'.length))]);
      }
      const by = { ArrowRight: 0.1, ArrowLeft: -0.1 }[event.key];
      if (by === undefined) return;
      const joining = { key: event.key, atMs: event.timeStamp };
      store.set(applyEditAtom, (line) => movePlaces(line, store.get(chosenAtom), by), joining);
    },
  });

  const sayings = useMemo(
    () => [
      createAnnouncement(historyAtom, (now, before) =>
        now === null || before === null ? null : findStep(before, now),
      ),
    ],
    [],
  );
  const last = chosen.at(-1);
  return (
    <>
      <svg ref={svg} width={BOARD.width} height={BOARD.height} data-view={JSON.stringify(view)}>
        <DrawnGroup first={[]} innerRef={drawing} />
        <BoardList
          id="line"
          label="Places"
          active={last === undefined ? null : toKey(last)}
          innerRef={null}
          keys={keys}
        >
          <BoardOptions
            id="line"
            options={scene.objects.map((object) => ({
              item: object.item,
              key: toKey(object.item),
              name: `Place ${object.item + 1}`,
              box: coverObject(object),
            }))}
            selected={new Set(chosen.map(toKey))}
            onChoose={(item) => store.set(chosenAtom, [item])}
          />
        </BoardList>
        <DrawnGroup first={[]} innerRef={overlay} />
      </svg>
      <Announcer sayings={sayings} ends={NEVER} />
    </>
  );
}

const NEVER: readonly never[] = [];
