/**
 * Returns whether a host name means this machine, so that connections to it cross no network. An empty host or a folder
 * means a socket.
 */
export function isThisMachine(hostname: string): boolean {
  return hostname === '' || /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|(\/|%2f).*)$/i.test(hostname);
}
