/**
 * Runs something when the page has painted what was done until now, and what React makes of it in a task of its own;
 * returns how to call it off.
 */
export function afterFrames(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
