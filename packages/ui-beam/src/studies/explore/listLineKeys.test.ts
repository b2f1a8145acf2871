import { getSetLook } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { listLineKeys } from './listLineKeys.ts';

const paper = { ink: '#000000', paper: '#ffffff' };
const dead = { look: getSetLook(0, '#607d8b', paper), label: '1 Dead', isNamed: true };
const unnamed = { look: getSetLook(1, '#607d8b', paper), label: 'Set 2', isNamed: false };

test('the only set has a key by its name, and none without one', () => {
  expect(listLineKeys({ sets: [dead], isOnlySet: true, envelope: null })).toMatchObject([{ name: '1 Dead' }]);
  expect(listLineKeys({ sets: [unnamed], isOnlySet: true, envelope: null })).toEqual([]);
});

test('one of several sets is reported by its number at least, and the envelope by its name', () => {
  const envelope = { name: 'Envelope', color: '#000000' };
  expect(listLineKeys({ sets: [dead, unnamed], isOnlySet: false, envelope })).toMatchObject([
    { name: '1 Dead' },
    { name: 'Set 2' },
    { name: 'Envelope', color: '#000000', dash: '' },
  ]);
});
