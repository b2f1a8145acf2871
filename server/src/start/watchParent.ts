/**
 * Ends this process when its parent is gone: a signal to npm stops at the shell in between, and the server would
 * continue unseen. Returns a function that stops watching.
 */
export function watchParent(): () => void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
