import { createHistory } from '@eecs/ui-kit/editor';
import { createStore } from 'jotai/vanilla';
import type { Surface } from '../src/board/surface.ts';
import { startFrameDrag } from '../src/board/frameDrag.ts';
import { createFrameTool } from '../src/board/frameTool.ts';
import type { FrameItem } from '../src/editing/items.ts';
import type { Place } from '../src/editing/place.ts';
import { projectFrame } from '../src/scheme/projection.ts';
import { createEmptyFrame } from '../src/state/createEmptyFrame.ts';
import { session } from '../src/state/sessionAtoms.ts';
import { type Tool, memberStartAtom, takeToolAtom } from '../src/state/tool.ts';
import { wholeAtom } from '../src/state/view.ts';

const SIZE = { width: 960, height: 440 };

/** Creates a frame editor without a view: its store, and the commands of a user, which are counted. */
export function createHand() {
  const store = createStore();
  store.set(session.historyAtom, createHistory(createEmptyFrame(0)));
  store.set(session.portsAtom, {
    isControlled: false,
    isReadOnly: false,
    limits: 'full',
    solve: () => Promise.reject(new Error('not asked')),
    onChange: () => undefined,
    onSolve: () => undefined,
    onError: () => undefined,
    onNotes: () => undefined,
  });
  const surface: Surface = {
    store,
    getScheme: () => ({ nodes: [], objects: [], hidden: 0 }),
    getProjection: () => projectFrame(store.get(wholeAtom), SIZE),
  };
  let commands = 0;
  return {
    store,
    surface,
    count: () => commands,
    take: (tool: Tool) => {
      commands += 1;
      store.set(takeToolAtom, tool);
    },
    /** Ends a chain like Esc. */
    end: () => {
      commands += 1;
      store.set(memberStartAtom, null);
    },
    press: (x: number, y: number) => {
      commands += 1;
      const place: Place = { x, y };
      const at = { ...surface.getProjection().toPx(place), place, mode: 'minor' as const };
      const drag = createFrameTool(surface)?.begin(at);
      drag?.step(at);
      drag?.commit();
    },
    /** Drags an object from one place to another. */
    drag: (item: FrameItem, from: Place, to: Place) => {
      commands += 1;
      const { toPx } = surface.getProjection();
      const pointed = (place: Place) => ({ ...toPx(place), place, mode: 'minor' as const });
      const drag = startFrameDrag(surface, { item }, pointed(from));
      drag?.step(pointed(to));
      drag?.commit();
    },
  };
}
