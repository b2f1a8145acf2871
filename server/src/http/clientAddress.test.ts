import { describe, expect, test } from 'vitest';
import { createAddressTest, toClientKey } from './clientAddress.ts';

describe('client addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['203.0.113.7:41234', '203.0.113.7'],
    ['[2001:db8::1]:41234', '2001:db8:0:0'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['garbage', 'unknown'],
    ['203.0.113.007', 'unknown'],
    ['a'.repeat(4000), 'unknown'],
  ])('%s is counted as %s', (address, key) => expect(toClientKey(address)).toBe(key));

  test('a list of addresses and networks tells who is in it', () => {
    const isKnown = createAddressTest(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
    expect(['127.0.0.1', '10.9.8.7', '2001:db8::1'].map(isKnown)).toEqual([true, true, true]);
    expect(['127.0.0.2', '11.0.0.1', '2001:db9::1', 'nonsense'].map(isKnown)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
