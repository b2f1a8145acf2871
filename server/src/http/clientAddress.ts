import { BlockList, isIP } from 'node:net';

/** Stands for every invalid address that a proxy sends: otherwise each spelling would have its own budget. */
const UNKNOWN = 'unknown';

/**
 * Returns the key under which a client's use is counted: the address, or the /64 network of an IPv6 address. A proxy
 * may append the port.
 */
export function toClientKey(written: string): string {
  const address = written.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return UNKNOWN;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Creates a function that returns whether an address is in a list of addresses and networks. */
export function createAddressTest(list: readonly string[]): (address: string) => boolean {
  const known = new BlockList();
  for (const item of list) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
