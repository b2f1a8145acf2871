/** Measures, in the page, the times from inputs to their pictures. */
export interface FrameLog {
  /** Starts measuring inputs of one kind. */
  readonly start: (input: 'pointermove' | 'keydown' | 'wheel') => void;
  /** Stops; returns the times from each input to its picture, and between frames, ms. */
  readonly stop: () => { readonly painted: number[]; readonly frames: number[] };
}

/**
 * Creates the log. It measures from an input's first listener to the message after its animation frame, when the
 * frame's scripts, layout and painting are done.
 */
export function createFrameLog(): FrameLog {
  let painted: number[] = [];
  let frames: number[] = [];
  let lastFrame = 0;
  let isRunning = false;
  let stopListening = (): void => undefined;
  const waiting: number[] = [];
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const start of waiting.splice(0)) painted.push(now - start);
  };

  function countFrame(now: number): void {
    if (lastFrame > 0) frames.push(now - lastFrame);
    lastFrame = now;
    if (isRunning) requestAnimationFrame(countFrame);
  }

  return {
    start: (input) => {
      painted = [];
      frames = [];
      lastFrame = 0;
      isRunning = true;
      const listen = (): void => {
        const now = performance.now();
        requestAnimationFrame(() => {
          waiting.push(now);
          channel.port2.postMessage(null);
        });
      };
      window.addEventListener(input, listen, true);
      stopListening = () => window.removeEventListener(input, listen, true);
      requestAnimationFrame(countFrame);
    },
    stop: () => {
      isRunning = false;
      stopListening();
      return { painted, frames };
    },
  };
}
