import { createSession, DEFAULT_SETTINGS, type User, USER_OPTIONS } from '@eecs/ui-account';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../test/support/createMemoryStore.ts';
import { OPTIONS_DELAY_MS, syncOptions } from './optionsSync.ts';
import { createSettingsStore } from './settingsStore.ts';

const ann = (options: object): User => ({
  id: 42,
  firstName: '',
  lastName: '',
  email: 'ann@example.com',
  hash: '',
  createdAt: 0,
  emailVerifiedAt: 0,
  logged: true,
  rights: 0,
  options,
});

function setUp(language = 'en-US') {
  const settings = createSettingsStore(createMemoryStore(), [language]);
  const session = createSession();
  const save = vi.fn<(options: object) => Promise<void>>(() => Promise.resolve());
  const sync = syncOptions({ settings, session, save });
  const logIn = (options: object) =>
    session.report({
      type: 'answered',
      answer: { status: true, code: 0, message: '', user: { _params: ann(options), _subscriptions: [] } },
    });
  return { settings, session, save, sync, logIn };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('choices go to the account a second after the last one, in one call', async () => {
  const { settings, save, sync, logIn } = setUp();
  logIn({ ...USER_OPTIONS, isDark: true });
  settings.change({ strokeWidth: 4 });
  vi.advanceTimersByTime(OPTIONS_DELAY_MS - 1);
  settings.change({ theme: 'light' });
  vi.advanceTimersByTime(OPTIONS_DELAY_MS - 1);
  expect([save.mock.calls.length, sync.get()]).toEqual([0, 'waiting']);
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([[{ strokeWidth: 4, isDark: false }]]);
  expect(sync.get()).toBe('saved');
});

test('a login loads the options of the account and sends nothing back', async () => {
  const { settings, save, sync, logIn } = setUp();
  settings.change({ units: 1, strokeWidth: 4 });
  expect(sync.get()).toBe('here');
  logIn({ ...USER_OPTIONS, strokeWidth: 12, locale: 'uk' });
  expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, units: 1, strokeWidth: 12, locale: 'uk' });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect(save).not.toHaveBeenCalled();
  // Nothing was updated, and nothing is reported as updated.
  expect(sync.get()).toBe('account');
});

test('where neither account nor browser has chosen anything the choices are the account’s still', () => {
  const { sync, logIn } = setUp();
  logIn({ ...USER_OPTIONS });
  expect(sync.get()).toBe('account');
});

test('an account that has chosen nothing takes over what was chosen here', async () => {
  const { settings, save, logIn } = setUp();
  settings.change({ drawer: true, theme: 'dark' });
  logIn({ ...USER_OPTIONS });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect(save.mock.calls).toEqual([[{ drawer: true, isDark: true }]]);
  expect(settings.get()).toMatchObject({ drawer: true, theme: 'dark' });
});

test('the language of a browser is no choice: it is not handed on to the account', async () => {
  const { save, logIn } = setUp('ru-RU');
  logIn({ ...USER_OPTIONS });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect(save).not.toHaveBeenCalled();
});

test('a choice that was not stored is sent with the next one; without an account none is', async () => {
  const { settings, session, save, sync, logIn } = setUp();
  logIn({ ...USER_OPTIONS, isDark: true });
  save.mockRejectedValueOnce(new Error('away'));
  settings.change({ drawer: true });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect(sync.get()).toBe('failed');
  settings.change({ toolbar: true });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect(save).toHaveBeenLastCalledWith({ drawer: true, toolbar: true });
  session.report({ type: 'loggedOut' });
  settings.change({ toolbar: false });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect([save.mock.calls.length, sync.get()]).toEqual([2, 'here']);
});

test('while nobody knows who is here nobody is told to log in, and what is chosen then goes to the account', async () => {
  const { settings, session, save, sync, logIn } = setUp();
  session.report({ type: 'restore' });
  expect(sync.get()).toBe('asked');
  settings.change({ strokeWidth: 4 });
  sync.flush();
  session.report({ type: 'unreachable' });
  expect(sync.get()).toBe('asked');
  logIn({ ...USER_OPTIONS, strokeWidth: 12, drawer: true });
  expect([sync.get(), settings.get().strokeWidth, settings.get().drawer]).toEqual(['waiting', 4, true]);
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect(save.mock.calls).toEqual([[{ strokeWidth: 4 }]]);
});

test('choices made before the session is known do not belong to a user who logs in later', async () => {
  const { settings, session, save, sync, logIn } = setUp();
  session.report({ type: 'restore' });
  settings.change({ strokeWidth: 4 });
  session.report({ type: 'ended' });
  expect(sync.get()).toBe('here');
  logIn({ ...USER_OPTIONS, strokeWidth: 12 });
  await vi.advanceTimersByTimeAsync(OPTIONS_DELAY_MS);
  expect([save.mock.calls.length, settings.get().strokeWidth, sync.get()]).toEqual([0, 12, 'account']);
});

test('whom a mailed link let in is asked for a password, not to log in', () => {
  const { session, sync } = setUp();
  session.report({
    type: 'answered',
    answer: { status: true, code: 'emergency', message: '', user: { _params: ann({}), _subscriptions: [] } },
  });
  expect(sync.get()).toBe('emergency');
});
