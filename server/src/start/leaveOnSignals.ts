const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends this process at once on a signal, while nothing needs to be closed yet. Without a handler, the first process of
 * a container is not ended by signals. Returns a function that removes the handlers.
 */
export function leaveOnSignals(): () => void {
  const leave = () => process.exit(0);
  for (const signal of SIGNALS) process.once(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
