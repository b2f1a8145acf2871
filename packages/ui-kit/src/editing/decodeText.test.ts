import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

// Source: Unicode Consortium, mapping tables CP1251.TXT and CP1252.TXT.
test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xd1, 0x85], 'х'],
  ['Windows-1251', [0xd3, 0xe7, 0xe5, 0xeb, 0x3b, 0x78], 'Узел;x'],
  ['Windows-1252', [0x53, 0x74, 0xe4, 0x62, 0x65, 0x3b, 0x4c, 0xe4, 0x6e, 0x67, 0x65], 'Stäbe;Länge'],
  ['UTF-16, small end first', [0xff, 0xfe, 0x78, 0, 0x09, 0, 0x45, 0x04], 'x\tх'],
  ['UTF-16, great end first', [0xfe, 0xff, 0, 0x78], 'x'],
])('a text in %s is read', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text);
});
