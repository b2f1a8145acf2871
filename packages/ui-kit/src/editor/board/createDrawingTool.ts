import type { Atom, PrimitiveAtom, WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '../../store/kitStore.ts';
import type { Drag, PlacingTool, Pointed } from './boardPort.ts';
import { type DraftSession, createDraftDrag } from './createDraftDrag.ts';

/** A press that ends farther away than this, px, draws from its start to its end. */
const DRAWN_PX = 8;

/** Two presses within this time are a double click, as in most systems. */
export const DOUBLE_CLICK_MS = 500;

interface Placed<Place> {
  readonly place: Place;
}

/** Everything that the tools of a board need from an editor; `Start` is where a line being drawn begins. */
export interface DrawingToolPlan<
  Surface,
  Tool,
  Place,
  Aim extends Placed<Place>,
  Start extends Placed<Place>,
  Ghost,
> {
  readonly session: DraftSession;
  readonly startAtom: WritableAtom<Start | null, [start: Start | null], void>;
  readonly ghostAtom: PrimitiveAtom<Ghost>;
  readonly noGhost: Ghost;
  /** The preview while the pointer is outside the board. */
  readonly restAtom: Atom<Ghost>;
  /** The tools that draw a line from one place to another; every other tool places an object by one press. */
  readonly drawing: readonly Tool[];
  /** Returns the place under the pointer, snapped to what is near. */
  readonly aimAt: (surface: Surface, at: Pointed<Place>) => Aim;
  readonly toStart: (aim: Aim) => Start;
  /** Returns the preview of an object at a place, or of a line to it. */
  readonly preview: (surface: Surface, tool: Tool, aim: Aim, start: Start | null) => Ghost;
  /** Ends a line. */
  readonly end: (surface: Surface, tool: Tool, start: Start, aim: Aim) => void;
  /** Places an object that one press places. */
  readonly place: (surface: Surface, tool: Tool, aim: Aim) => void;
  /** Called when a press begins. @default nothing */
  readonly onBegin?: (store: KitStore) => void;
  /** Called after the first press of a line, without a stroke. @default nothing */
  readonly onStart?: (surface: Surface, tool: Tool, aim: Aim) => void;
}

/** Creates the function that returns the active tool of a board; null while a press selects. */
export function createDrawingTool<
  Surface extends { readonly store: KitStore },
  Item,
  Tool extends string,
  Place,
  Aim extends Placed<Place>,
  Start extends Placed<Place>,
  Ghost,
>({
  session,
  toolAtom,
  startAtom,
  ghostAtom,
  noGhost,
  restAtom,
  drawing,
  aimAt,
  toStart,
  preview,
  end,
  place,
  onBegin = () => undefined,
  onStart = () => undefined,
}: DrawingToolPlan<Surface, Exclude<Tool, 'select'>, Place, Aim, Start, Ghost> & {
  readonly toolAtom: Atom<Tool>;
}): (surface: Surface) => PlacingTool<Item, Place> | null {
  type Placing = Exclude<Tool, 'select'>;

  function showAim(surface: Surface, tool: Placing, at: Pointed<Place> | null): void {
    const { store } = surface;
    if (at === null) {
      const rest = store.get(restAtom);
      store.set(ghostAtom, () => rest);
      return;
    }
    const start = drawing.includes(tool) ? store.get(startAtom) : null;
    const ghost = preview(surface, tool, aimAt(surface, at), start);
    store.set(ghostAtom, () => ghost);
  }

  function beginUse(surface: Surface, tool: Placing, at: Pointed<Place>): Drag<Place> {
    const { store } = surface;
    onBegin(store);
    const draws = drawing.includes(tool);
    const first = aimAt(surface, at);
    const kept = draws ? store.get(startAtom) : null;
    let last = first;
    let isDrawn = false;
    if (draws && kept === null) store.set(startAtom, toStart(first));
    showAim(surface, tool, at);
    return createDraftDrag(store, session, {
      step: (to) => {
        last = aimAt(surface, to);
        isDrawn ||= Math.hypot(to.x - at.x, to.y - at.y) > DRAWN_PX;
        showAim(surface, tool, to);
      },
      cancel: () => {
        if (kept === null) store.set(startAtom, null);
        store.set(ghostAtom, () => noGhost);
      },
      commit: () => {
        if (!draws) place(surface, tool, last);
        else if (kept !== null) end(surface, tool, kept, last);
        else if (isDrawn) end(surface, tool, toStart(first), last);
        else onStart(surface, tool, first);
      },
    });
  }

  return (surface) => {
    const tool = surface.store.get(toolAtom);
    if (tool === 'select') return null;
    const placing = tool as Placing;
    return {
      hover: (at) => showAim(surface, placing, at),
      begin: (at) => beginUse(surface, placing, at),
    };
  };
}
