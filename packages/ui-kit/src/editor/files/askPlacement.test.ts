import { expect, test } from 'vitest';
import { type DialogRequest } from '../../host/dialogRequest.ts';
import { askPlacement } from './askPlacement.ts';

const t = (key: string, values: object = {}): string => `${key} ${Object.values(values).join(' ')}`.trim();

test.each([
  ['ok', 'replace'],
  ['other', 'add'],
  ['cancel', null],
  ['dismiss', null],
] as const)('the answer %s means %s', async (outcome, placement) => {
  expect(await askPlacement(() => Promise.resolve({ outcome }), t)).toBe(placement);
});

test('the question names the file, or the pasted text if there is no file', async () => {
  const asked: DialogRequest[] = [];
  const ask = (request: DialogRequest) => {
    asked.push(request);
    return Promise.resolve({ outcome: 'dismiss' } as const);
  };
  await askPlacement(ask, t, 'roof.json');
  await askPlacement(ask, t);
  expect(asked.map(({ message }) => message.split('\n')[0])).toEqual(['file roof.json', 'pasted']);
  expect(asked[0]).toMatchObject({ okLabel: 'replace', otherLabel: 'add', cancelLabel: 'neither' });
});
