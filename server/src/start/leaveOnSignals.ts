const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends this process at once when it is told to, while there is nothing yet to be closed with care. The first process of
 * a container is not ended by a signal that it does not hear. Returns the way to stop hearing.
 */
export function leaveOnSignals(): () => void {
  const leave = () => process.exit(0);
  for (const signal of SIGNALS) process.once(signal, leave);
  return () => {
    for (const signal of SIGNALS) process.off(signal, leave);
  };
}
