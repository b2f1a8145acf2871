import { expect, test } from 'vitest';
import { compareAnswers } from './compareAnswers.ts';

const documents = [
  { kind: 'beam', name: 'a', text: '{"L":1}' },
  { kind: 'beam', name: 'b', text: '{"L":2}' },
  { kind: 'truss', name: 'c', text: '{"L":3}' },
] as const;

test('answers that differ are listed, also where only the order of their keys does', () => {
  const before = () => '{"level":"ok","id":1}';
  const after = ({ name }: { readonly name: string }) =>
    name === 'b' ? '{"id":1,"level":"ok"}' : '{"level":"ok","id":1}';
  expect([...compareAnswers(documents, [before, after])]).toEqual([
    [
      'beam',
      {
        count: 2,
        different: [{ name: 'b', from: '{"level":"ok","id":1}', to: '{"id":1,"level":"ok"}' }],
      },
    ],
    ['truss', { count: 1, different: [] }],
  ]);
});

test('the first difference of long answers is shown with what stands before it', () => {
  const [head, tail] = ['x'.repeat(100), 'y'.repeat(100)];
  const found = compareAnswers(documents.slice(2), [() => `${head}1${tail}`, () => `${head}2${tail}`]);
  expect(found.get('truss')?.different).toEqual([
    { name: 'c', from: `${'x'.repeat(30)}1${'y'.repeat(29)}`, to: `${'x'.repeat(30)}2${'y'.repeat(29)}` },
  ]);
});
