/**
 * Ends this process when the one that started it is gone: a signal to npm stops at the shell in between, and the
 * server would live on unseen. Returns the way to stop watching.
 */
export function watchParent(): () => void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
