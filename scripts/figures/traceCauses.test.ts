import { expect, test } from 'vitest';
import { sumCauses, totalOf } from './traceCauses.ts';

const main = { ph: 'X', pid: 1, tid: 2 };

test('an event counts to its cause without the events inside it, and one of no cause to the one around it', () => {
  const causes = sumCauses([
    { name: 'thread_name', ph: 'M', pid: 1, tid: 2, args: { name: 'CrRendererMain' } },
    { ...main, name: 'RunTask', tts: 0, tdur: 10_000 },
    { ...main, name: 'EvaluateScript', tts: 1000, tdur: 6000 },
    { ...main, name: 'v8.compile', tts: 1000, tdur: 2000 },
    { ...main, name: 'SomethingNew', tts: 4000, tdur: 1000 },
    { ...main, name: 'RunTask', tts: 20_000, tdur: 3000 },
    { ...main, name: 'UpdateLayoutTree', tts: 20_000, tdur: 3000 },
    // Another thread.
    { ...main, tid: 3, name: 'RunTask', tts: 0, tdur: 90_000 },
  ]);
  expect(causes).toMatchObject({ 'scripts read': 2, 'scripts run': 4, style: 3, other: 4 });
  expect(totalOf(causes)).toBeCloseTo(13, 9);
});

test('of several pages the busiest counts', () => {
  const thread = (tid: number) => ({
    name: 'thread_name',
    ph: 'M',
    pid: 1,
    tid,
    args: { name: 'CrRendererMain' },
  });
  const causes = sumCauses([
    thread(2),
    thread(5),
    { ...main, name: 'Layout', tts: 0, tdur: 1000 },
    { ...main, tid: 5, name: 'Layout', tts: 0, tdur: 4000 },
  ]);
  expect(causes.layout).toBe(4);
});
