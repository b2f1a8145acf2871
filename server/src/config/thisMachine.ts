/**
 * Returns whether a host of an address is this machine, so that what is sent there crosses no network. No host, or a
 * folder, is a socket.
 *
 * @example isThisMachine(new URL('smtp://localhost:25').hostname) // true
 */
export function isThisMachine(hostname: string): boolean {
  return hostname === '' || /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|(\/|%2f).*)$/i.test(hostname);
}
