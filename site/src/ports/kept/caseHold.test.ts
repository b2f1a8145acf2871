import { beforeEach, expect, test, vi } from 'vitest';
import { type CaseHold, createCaseHold, type HoldChannel, type HoldMessage } from './caseHold.ts';
import { ANSWER_MS, PROBE_MS, watchHold } from './watchHold.ts';

/** Tabs that receive messages immediately. */
let ears: Set<(message: HoldMessage) => void>;
beforeEach(() => {
  ears = new Set();
});

function createChannel(): HoldChannel {
  let own: ((message: HoldMessage) => void) | undefined;
  return {
    post: (message) => {
      for (const ear of ears) if (ear !== own) ear(message);
    },
    listen: (hear) => {
      own = hear;
      ears.add(hear);
    },
    close: () => {
      if (own) ears.delete(own);
    },
  };
}

function openTab(id: string, since: number, hash: string | null = 'beam') {
  const flush = vi.fn();
  const onGiven = vi.fn();
  const onBye = vi.fn();
  const changes: boolean[] = [];
  const hold: CaseHold = createCaseHold({
    channel: createChannel(),
    id,
    since,
    getHash: () => hash,
    flush,
    onGiven,
    onBye,
    onChange: (isMine) => changes.push(isMine),
  });
  hold.ask();
  return { hold, flush, onGiven, onBye, changes };
}

test('a tab alone has the beam', () => {
  expect(openTab('a', 1).hold.isMine()).toBe(true);
});

test('the second tab on a beam is notified, the first keeps the beam', () => {
  const first = openTab('a', 1);
  const second = openTab('b', 2);
  expect([first.hold.isMine(), second.hold.isMine()]).toEqual([true, false]);
  expect(second.changes).toEqual([false]);
});

test('exactly one of two tabs that open at the same moment gets the case', () => {
  const tabs = [openTab('b', 5), openTab('a', 5)];
  for (const { hold } of tabs) hold.ask();
  expect(tabs.map(({ hold }) => hold.isMine())).toEqual([false, true]);
});

test('tabs on different beams do not meet', () => {
  const first = openTab('a', 1, 'one');
  const second = openTab('b', 2, 'two');
  expect([first.hold.isMine(), second.hold.isMine()]).toEqual([true, true]);
});

test('taking over saves the other tab’s last words before they are read', () => {
  const first = openTab('a', 1);
  const second = openTab('b', 2);
  const order: string[] = [];
  first.flush.mockImplementation(() => order.push('saved'));
  second.onGiven.mockImplementation(() => order.push('read'));
  second.hold.take();
  expect(order).toEqual(['saved', 'read']);
  expect([first.hold.isMine(), second.hold.isMine()]).toEqual([false, true]);
  first.hold.take();
  expect([first.hold.isMine(), second.hold.isMine()]).toEqual([true, false]);
});

test('a tab that is gone holds nothing', () => {
  const first = openTab('a', 1);
  first.hold.close();
  expect(openTab('b', 2).hold.isMine()).toBe(true);
});

test('a closing tab notifies the reading tabs after it has saved its last edits', () => {
  const first = openTab('a', 1);
  const second = openTab('b', 2);
  const third = openTab('c', 3);
  const order: string[] = [];
  first.flush.mockImplementation(() => order.push('saved'));
  second.onBye.mockImplementation(() => order.push('second'));
  third.onBye.mockImplementation(() => order.push('third'));
  first.hold.leave();
  expect(order).toEqual(['saved', 'second', 'third']);
});

test.each([
  ['the earlier', ['b', 'c']],
  ['the later', ['c', 'b']],
])('of two that claim a beam nobody has the earlier gets it, where %s claims first', (_, order) => {
  const first = openTab('a', 1);
  const tabs = { b: openTab('b', 2), c: openTab('c', 3) };
  first.hold.close();
  for (const id of order) tabs[id as 'b' | 'c'].hold.claim();
  expect([tabs.b.hold.isMine(), tabs.c.hold.isMine()]).toEqual([true, false]);
});

test('a tab that looks on claims the beam when the one that had it answers no more, and not before', () => {
  vi.useFakeTimers();
  try {
    const first = openTab('a', 1);
    const second = openTab('b', 2);
    const onFree = vi.fn();
    const watch = watchHold(second.hold, onFree);
    vi.advanceTimersByTime(10 * PROBE_MS);
    expect([second.hold.isMine(), onFree.mock.calls.length]).toEqual([false, 0]);
    ears.delete([...ears][0] as (message: HoldMessage) => void);
    vi.advanceTimersByTime(PROBE_MS + ANSWER_MS);
    expect([second.hold.isMine(), onFree.mock.calls.length]).toEqual([true, 1]);
    watch.stop();
    first.hold.close();
  } finally {
    vi.useRealTimers();
  }
});

test('a tab that took the beam over and opens it anew keeps it, though it answers nothing meanwhile', () => {
  vi.useFakeTimers();
  const looker = openTab('a', 1);
  const taker = openTab('b', 2);
  taker.hold.take();
  const onFree = vi.fn();
  const watch = watchHold(looker.hold, onFree);
  looker.onBye.mockImplementation(watch.check);
  // The other tab's message was received: the beam is closed and opened again.
  taker.hold.close();
  vi.advanceTimersByTime(ANSWER_MS / 2);
  const again = openTab('c', 3);
  vi.advanceTimersByTime(ANSWER_MS);
  expect(onFree).not.toHaveBeenCalled();
  expect([looker.hold.isMine(), again.hold.isMine()]).toEqual([false, true]);
  watch.stop();
  vi.useRealTimers();
});
