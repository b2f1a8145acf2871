import type { BoardPort, Drag, Hit, Pointed, SnapMode } from './boardPort.ts';
import type { PointerAct } from './pointerGrammar.ts';
import type { BoardPoint } from './toBoardPoint.ts';

/** Carries out the actions of the pointer state machine on a board. */
export interface ActPerformer<Item, Place, Part extends string> {
  /** Performs an action; `event` is its cause, null if there is none. */
  readonly perform: (act: PointerAct<Hit<Item, Part>>, event: PointerEvent | null) => void;
  readonly choose: (hit: Hit<Item, Part> | null, how: 'only' | 'add' | 'remove') => void;
  readonly openMenu: (at: BoardPoint, isCoarse: boolean) => void;
  /** Sets the snap targets from now on. */
  readonly setMode: (mode: SnapMode) => void;
  readonly toPointed: (at: BoardPoint) => Pointed<Place>;
  /** Returns whether the dragged object still exists; true if nothing is dragged. */
  readonly isValid: () => boolean;
}

/** Creates the performer of a board. It holds the drag under way and the snap mode. */
export function createActPerformer<Item, Place, Part extends string>(
  svg: SVGSVGElement,
  port: BoardPort<Item, Place, Part>,
): ActPerformer<Item, Place, Part> {
  type BoardHit = Hit<Item, Part>;
  const { selection, camera, marquee } = port;
  let running: Drag<Place> | null = null;
  let mode: SnapMode = 'minor';

  const toPointed = ({ x, y }: BoardPoint): Pointed<Place> => ({
    x,
    y,
    place: port.getProjection().toPlace({ x, y }),
    mode,
  });

  function perform(act: PointerAct<BoardHit>, event: PointerEvent | null): void {
    if (act.act === 'capture') capture(svg, event);
    else if (act.act === 'choose') choose(act.hit, act.how);
    else if (act.act === 'take') running = port.startDrag(act.hit, toPointed(act.from), act.to);
    else if (act.act === 'begin') running = port.tool()?.begin(toPointed(act.at)) ?? null;
    else if (act.act === 'step') running?.step(toPointed(act.to));
    else if (act.act === 'commit') endDrag('commit');
    else if (act.act === 'cancel') endDrag('cancel');
    else if (act.act === 'move') camera.move(act);
    else if (act.act === 'turn') camera.turn?.(act.by);
    else if (act.act === 'frame') drawFrame(act);
    else if (act.act === 'dropFrame') marquee?.show(null, []);
    else {
      const { hit, from, isTouch, joins } = act.press;
      port.onClick?.(hit, toPointed(from), { isCoarse: isTouch, joins });
    }
  }

  function endDrag(how: 'commit' | 'cancel'): void {
    const ended = running;
    running = null;
    ended?.[how]();
  }

  function choose(hit: BoardHit | null, how: 'only' | 'add' | 'remove'): void {
    if (hit === null || how === 'only') selection.set(hit === null ? [] : [hit.item]);
    else {
      const others = selection.get().filter((item) => !selection.isSame(item, hit.item));
      selection.set(how === 'add' ? [...others, hit.item] : others);
    }
  }

  function drawFrame({ frame: drawn, joins, ends }: PointerAct<BoardHit> & { readonly act: 'frame' }): void {
    if (marquee === undefined) return;
    const kept = joins ? selection.get() : [];
    const caught = marquee.find(drawn).filter((item) => !kept.some((other) => selection.isSame(other, item)));
    marquee.show(ends ? null : drawn, ends ? [] : caught);
    if (ends) selection.set([...kept, ...caught]);
  }

  return {
    perform,
    choose,
    openMenu: (at, isCoarse) => {
      mode = 'minor';
      if (!port.isReadOnly()) port.openMenu(toPointed(at), { isCoarse });
    },
    setMode: (next) => {
      mode = next;
    },
    toPointed,
    isValid: () => running?.isValid() !== false,
  };
}

function capture(svg: SVGSVGElement, event: PointerEvent | null): void {
  try {
    if (event !== null) svg.setPointerCapture(event.pointerId);
  } catch {
    // The pointer was released before its press was reported: there is nothing to capture.
  }
}
