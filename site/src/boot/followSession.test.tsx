import { createSession, type AuthAnswer } from '@eecs/ui-account';
import { createLocalStore } from '@eecs/ui-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { followSession } from './followSession.ts';

const ann = {
  id: 42,
  firstName: '',
  lastName: '',
  email: 'ann@example.com',
  hash: '',
  createdAt: 0,
  emailVerifiedAt: 0,
  logged: true,
  rights: 0,
  options: {},
};
const answer: AuthAnswer = {
  status: true,
  code: 0,
  message: '',
  user: { _params: ann, _subscriptions: [] },
};

beforeEach(() => localStorage.clear());

function follow(cookie: string, restore: () => Promise<AuthAnswer> = () => Promise.resolve(answer)) {
  const local = createLocalStore('eecs');
  const session = createSession();
  const asked = vi.fn(restore);
  const retake = followSession({
    session,
    local,
    restore: asked,
    readCookies: () => cookie,
    retryMs: 5,
  });
  return { local, session, asked, retake };
}

test('a browser without a session cookie does not call the server', () => {
  const { session, asked } = follow('other=1');
  expect(session.get()).toEqual({ state: 'anonymous' });
  expect(asked).not.toHaveBeenCalled();
});

test('the session of the cookies is taken up; where the server refuses, nobody is logged in', async () => {
  const { session } = follow('XSRF-TOKEN=x');
  expect(session.get().state).toBe('restoring');
  await expect.poll(() => session.get().state).toBe('user');
  const lost = follow('XSRF-TOKEN=x', () =>
    Promise.reject(Object.assign(new Error(), { kind: 'refused', status: 401 })),
  );
  await expect.poll(() => lost.session.get().state).toBe('anonymous');
});

test('a server that does not answer is asked again, by itself and by hand, and the session comes back', async () => {
  let isDown = true;
  const { session, local, asked, retake } = follow('XSRF-TOKEN=x', () =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer),
  );
  await expect.poll(() => session.get().state).toBe('unreachable');
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(2);
  expect(local.read('session')).toBeUndefined();
  isDown = false;
  await retake();
  expect(session.get().state).toBe('user');
});

test('an emergency is remembered until a password is set', async () => {
  const first = follow('');
  first.session.report({ type: 'answered', answer: { ...answer, code: 'emergency' } });
  const second = follow('XSRF-TOKEN=x');
  await expect.poll(() => second.session.get().state).toBe('emergency');
  const changed = { _params: ann, _subscriptions: [] };
  second.session.report({ type: 'changed', answer: changed, isPasswordNew: true });
  const third = follow('XSRF-TOKEN=x');
  await expect.poll(() => third.session.get().state).toBe('user');
});

test('coming and going is told to other tabs, and heard from them once', async () => {
  const { session, local, asked } = follow('XSRF-TOKEN=x');
  await expect.poll(() => session.get().state).toBe('user');
  expect(local.read('session')).toBe('in');
  session.report({ type: 'loggedOut' });
  expect(local.read('session')).toBe('out');
  window.dispatchEvent(new StorageEvent('storage', { key: 'eecs.session' }));
  await expect.poll(() => session.get().state).toBe('user');
  expect(asked).toHaveBeenCalledTimes(2);
  // A message from another tab is not sent on; otherwise two tabs would never come to rest.
  expect(local.read('session')).toBe('out');
});
