import { beforeEach, expect, test, vi } from 'vitest';
import { type CaseHold, createCaseHold, type HoldChannel, type HoldMessage } from './caseHold.ts';

/** Tabs that hear each other at once. */
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
  const changes: boolean[] = [];
  const hold: CaseHold = createCaseHold({
    channel: createChannel(),
    id,
    since,
    getHash: () => hash,
    flush,
    onGiven,
    onChange: (isMine) => changes.push(isMine),
  });
  hold.ask();
  return { hold, flush, onGiven, changes };
}

test('a tab alone has the beam', () => {
  expect(openTab('a', 1).hold.isMine()).toBe(true);
});

test('the second tab on a beam is told, the first keeps it', () => {
  const first = openTab('a', 1);
  const second = openTab('b', 2);
  expect([first.hold.isMine(), second.hold.isMine()]).toEqual([true, false]);
  expect(second.changes).toEqual([false]);
});

test('of two that open at one moment exactly one has it, whoever asks last', () => {
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
