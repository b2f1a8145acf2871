import { expect, test } from 'vitest';
import { createRotation } from './rotation.ts';

/** An event loop whose turns the test triggers. */
function createLoop() {
  const queued: (() => void)[] = [];
  return {
    later: (callback: () => void) => queued.push(callback),
    turn: () => {
      for (const callback of queued.splice(0)) callback();
    },
    get pending() {
      return queued.length;
    },
  };
}

test('one thing is started in a turn of the loop, whoever asks', () => {
  const loop = createLoop();
  const { ask } = createRotation(loop.later);
  const started: number[] = [];
  for (let i = 0; i < 3; i += 1) ask('a', () => started.push(i));
  expect(started).toEqual([]);
  for (let turn = 1; turn <= 3; turn += 1) {
    loop.turn();
    expect(started).toHaveLength(turn);
  }
  expect(started).toEqual([0, 1, 2]);
  expect(loop.pending).toBe(0);
});

test('clients take turns: a thousand things of one delay another by one', () => {
  const loop = createLoop();
  const { ask } = createRotation(loop.later);
  const started: string[] = [];
  for (let i = 0; i < 1000; i += 1) ask('many', () => started.push('many'));
  ask('few', () => started.push('few'));
  loop.turn();
  loop.turn();
  expect(started).toEqual(['many', 'few']);
});

test('a task that asks again while it starts waits for the next turn', () => {
  const loop = createLoop();
  const { ask } = createRotation(loop.later);
  let count = 0;
  const again = () => {
    count += 1;
    if (count < 5) ask('a', again);
  };
  ask('a', again);
  for (let turn = 1; turn <= 5; turn += 1) {
    loop.turn();
    expect(count).toBe(turn);
  }
  expect(loop.pending).toBe(0);
});

test('a start that fails does not stop the rotation', () => {
  const loop = createLoop();
  const { ask } = createRotation(loop.later);
  let isStarted = false;
  ask('a', () => {
    throw new Error('broken');
  });
  ask('b', () => (isStarted = true));
  expect(loop.turn).toThrow('broken');
  loop.turn();
  expect(isStarted).toBe(true);
});
