import { expect, test } from 'vitest';
import { readThreadTimes } from './threadTimes.ts';

const task = { name: 'RunTask', ph: 'X', pid: 1, tid: 1 };

test('work of the main thread of the page is reported by frames, that of other threads is not', () => {
  const traceEvents = [
    { name: 'thread_name', ph: 'M', pid: 1, tid: 1, args: { name: 'CrRendererMain' } },
    { name: 'thread_name', ph: 'M', pid: 1, tid: 2, args: { name: 'Compositor' } },
    { ...task, ts: 0, tdur: 2000 },
    { ...task, ts: 9000, tdur: 1500 },
    { ...task, ts: 20_000, tdur: 4000 },
    { ...task, tid: 2, ts: 0, tdur: 9000 },
    { ...task, name: 'Layout', ts: 0, tdur: 9000 },
  ];
  expect(readThreadTimes(JSON.stringify({ traceEvents }))).toEqual([3.5, 4]);
});
