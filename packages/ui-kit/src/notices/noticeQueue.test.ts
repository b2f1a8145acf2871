import { expect, test } from 'vitest';
import {
  type Notice,
  type NoticeChange,
  addNotice,
  checkNotice,
  noticeTimeout,
  removeNotice,
  updateNotice,
} from './noticeQueue.ts';
import { DEFAULT_NOTICE_SETTINGS, NOTICE_POSITIONS, type NoticeRequest } from '../host/noticeRequest.ts';

const settings = DEFAULT_NOTICE_SETTINGS;

function say(...requests: readonly NoticeRequest[]): readonly Notice[] {
  return requests.reduce<readonly Notice[]>(
    (queue, request, i) => addNotice(queue, request, { id: `n${i}`, settings }),
    [],
  );
}

test('how long each kind stays', () => {
  const app = { timeoutMs: 3500, position: 'bottom-right' } as const;
  expect(noticeTimeout('success', settings)).toBe(5000);
  expect(noticeTimeout('success', app)).toBe(3500);
  expect(noticeTimeout('error', app)).toBe(10_000);
  expect(noticeTimeout('warning', app)).toBe(10_000);
  for (const kind of ['info', 'notify', 'account', 'alert', 'debug'] as const) {
    expect(noticeTimeout(kind, app)).toBe(0);
  }
});

test('equal notices become one with a counter, and its time starts again', () => {
  const queue = say(
    { kind: 'success', text: 'Saved' },
    { kind: 'error', text: 'Lost' },
    { kind: 'success', text: 'Saved' },
  );
  expect(queue.map(({ id, text, count }) => [id, text, count])).toEqual([
    ['n2', 'Saved', 2],
    ['n1', 'Lost', 1],
  ]);
});

test('a notice offers the action of the newest event', () => {
  const undo = (name: string) => ({ label: 'Undo', run: () => void name });
  const [first, second] = [undo('first'), undo('second')];
  const queue = say(
    { kind: 'warning', text: 'Moved', action: first },
    { kind: 'warning', text: 'Moved', action: second },
  );
  expect(queue.map(({ action }) => action)).toEqual([second]);
  expect(say({ kind: 'warning', text: 'Moved' })[0]?.action).toBeNull();
});

test('a named group joins unequal texts; without a group nothing is joined', () => {
  expect(say({ kind: 'info', text: '1', group: 'g' }, { kind: 'info', text: '2', group: 'g' })).toMatchObject(
    [{ text: '2', count: 2 }],
  );
  expect(
    say({ kind: 'info', text: '1', group: false }, { kind: 'info', text: '1', group: false }),
  ).toHaveLength(2);
});

test('debug and alert never close by themselves; alerts stand top right', () => {
  expect(say({ kind: 'debug', text: 'x', timeoutMs: 10 })[0]?.timeoutMs).toBe(0);
  expect(say({ kind: 'alert', text: 'x' })[0]).toMatchObject({ timeoutMs: 0, position: 'top-right' });
});

test('misuse is named', () => {
  expect(NOTICE_POSITIONS).toHaveLength(9);
  expect(checkNotice(undefined)).toEqual(['parameter required']);
  expect(checkNotice({ kind: 'info', text: '' })).toEqual(['parameter required']);
  const wrong = { kind: 'info', text: 'x', position: 'middle', timeoutMs: -1, badgePosition: 'top' };
  expect(checkNotice(wrong as unknown as NoticeRequest)).toEqual([
    'wrong position',
    'wrong timeout',
    'wrong badgePosition',
  ]);
  expect(checkNotice({ kind: 'info', text: 'x', timeoutMs: Number.NaN })).toEqual(['wrong timeout']);
  expect(checkNotice({ kind: 'info', text: 'x', timeoutMs: 0, position: 'center' })).toEqual([]);
});

test('only a notice that stands alone can be updated', () => {
  const grouped = say({ kind: 'info', text: '1' });
  expect(updateNotice(grouped, { id: 'n0', change: { text: '2' }, settings })).toEqual({
    queue: grouped,
    misuse: 'a grouped notification cannot be updated',
  });
  const alone = say({ kind: 'info', text: '1', group: false });
  expect(updateNotice(alone, { id: 'n0', change: { text: '2' }, settings })).toMatchObject({
    queue: [{ text: '2' }],
    misuse: null,
  });
  expect(updateNotice(alone, { id: 'n0', change: { timeoutMs: -1 }, settings }).misuse).toBe('wrong timeout');
  expect(removeNotice(alone, 'n0')).toEqual([]);
});

test('a notice that becomes of another kind stays as long as that kind does', () => {
  const waiting = say({ kind: 'info', text: 'Saving', group: false });
  const change = (queue: readonly Notice[], wish: NoticeChange): readonly Notice[] =>
    updateNotice(queue, { id: 'n0', change: wish, settings }).queue;
  const saved = change(waiting, { kind: 'success', text: 'Saved' });
  expect(saved).toMatchObject([{ kind: 'success', timeoutMs: settings.timeoutMs }]);
  expect(change(saved, { kind: 'error' })).toMatchObject([{ timeoutMs: 10_000 }]);
  expect(change(saved, { kind: 'error', timeoutMs: 700 })).toMatchObject([{ timeoutMs: 700 }]);
  expect(change(saved, { text: 'Kept' })).toMatchObject([{ timeoutMs: settings.timeoutMs }]);
  expect(change(saved, { kind: 'debug', timeoutMs: 700 })).toMatchObject([{ timeoutMs: 0 }]);
});
