import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { parseTruss } from '@eecs/solver-core/truss';
import { TrussEditor, type TrussEditorHandle } from '@eecs/ui-truss';
import { calibrate } from '../../../packages/solver-core/bench/calibration.ts';
import { type FrameLog, createFrameLog } from '../page/frameLog.ts';
import { LARGE_TRUSSES, type LargeTruss } from './largeTrusses.ts';

/** Functions and values that the measuring script uses in the page. */
export interface TrussFiguresPage {
  readonly log: FrameLog;
  readonly calibrate: () => number;
  readonly getHandle: () => TrussEditorHandle | null;
  /** Opens a truss from the text of its file; resolves with the time until its drawing is painted, ms. */
  readonly open: (name: LargeTruss) => Promise<number>;
}

declare global {
  interface Window {
    trussFigures?: TrussFiguresPage;
  }
}

const handle = createRef<TrussEditorHandle>();

window.trussFigures = {
  log: createFrameLog(),
  calibrate,
  getHandle: () => handle.current,
  open: async (name) => {
    const text = JSON.stringify(LARGE_TRUSSES[name]());
    await new Promise((resolve) => setTimeout(resolve, 200));
    const start = performance.now();
    const parsed = parseTruss(JSON.parse(text));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures.slice(0, 3)));
    const place = document.getElementById('editor');
    if (place === null) throw new Error('the page has no place for the editor');
    createRoot(place).render(
      createElement(TrussEditor, { ref: handle, defaultValue: parsed.document, theme: 'light' }),
    );
    await new Promise<void>((resolve) => {
      const look = (): void => {
        // Loaded with the first truss of thousands of rods; there is no canvas before.
        const canvas = document.querySelector<HTMLCanvasElement>('[data-truss-board] canvas');
        if (canvas === null || canvas.width === 0) requestAnimationFrame(look);
        else afterFrame(resolve);
      };
      look();
    });
    return performance.now() - start;
  },
};

/** The message after a frame arrives when its layout and painting are done. */
function afterFrame(done: () => void): void {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => done();
  requestAnimationFrame(() => channel.port2.postMessage(null));
}
