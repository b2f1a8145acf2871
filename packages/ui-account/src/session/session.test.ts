import { expect, test } from 'vitest';
import type { AuthAnswer, Subscription, User } from '../api/accountApi.ts';
import { isLoggedIn, isRoot, isUnknown, reduceSession, type Session } from './session.ts';

const ann: User = {
  id: 42,
  firstName: 'Ann',
  lastName: '',
  email: 'ann@example.com',
  hash: 'a-b-c-d',
  createdAt: 0,
  emailVerifiedAt: 0,
  logged: true,
  rights: 0,
  options: {},
};
const answer = (change: Partial<AuthAnswer> = {}, user: Partial<User> = {}): AuthAnswer => ({
  status: true,
  code: 0,
  message: '',
  user: { _params: { ...ann, ...user }, _subscriptions: [] },
  ...change,
});
const nobody: Session = { state: 'anonymous' };
const ended: Session = { state: 'anonymous', isEnded: true };
const inside: Session = { state: 'user', user: ann, subscriptions: [] };
const refusal = answer({ status: false, code: 8, user: null });

test('a session is taken up, or there is none', () => {
  const restoring = reduceSession(nobody, { type: 'restore' });
  expect(restoring.state).toBe('restoring');
  expect(reduceSession(restoring, { type: 'answered', answer: answer() })).toEqual(inside);
  expect(reduceSession(restoring, { type: 'answered', answer: refusal })).toEqual(ended);
  expect(reduceSession(restoring, { type: 'ended' })).toEqual(ended);
});

test('a server that does not answer ends no session', () => {
  const unreachable = reduceSession({ state: 'restoring' }, { type: 'unreachable' });
  expect([unreachable.state, isUnknown(unreachable), isLoggedIn(unreachable)]).toEqual([
    'unreachable',
    true,
    false,
  ]);
  expect(reduceSession(unreachable, { type: 'restore' })).toEqual(unreachable);
  expect(reduceSession(unreachable, { type: 'answered', answer: answer() })).toEqual(inside);
  expect(reduceSession(unreachable, { type: 'answered', answer: refusal })).toEqual(ended);
  expect(reduceSession(unreachable, { type: 'ended' })).toEqual(ended);
  expect(reduceSession(inside, { type: 'unreachable' })).toEqual(inside);
});

test('an address that was not confirmed logs nobody in', () => {
  const unverified = answer({}, { logged: false, emailVerifiedAt: -1 });
  expect(reduceSession(nobody, { type: 'answered', answer: unverified })).toEqual({ state: 'unverified' });
  expect(reduceSession(inside, { type: 'answered', answer: unverified })).toEqual(inside);
  const taken = reduceSession({ state: 'unverified' }, { type: 'answered', answer: answer() });
  expect(taken).toEqual(inside);
});

test('a refused login of somebody else leaves the one who is in', () => {
  expect(reduceSession(inside, { type: 'answered', answer: refusal })).toEqual(inside);
});

test('an emergency link lets in until a password is set', () => {
  const emergency = reduceSession(nobody, { type: 'answered', answer: answer({ code: 'emergency' }) });
  expect(emergency.state).toBe('emergency');
  const changed = { _params: ann, _subscriptions: [] };
  expect(reduceSession(emergency, { type: 'changed', answer: changed }).state).toBe('emergency');
  expect(reduceSession(emergency, { type: 'changed', answer: changed, isPasswordNew: true })).toEqual(inside);
});

test('a frozen account lets nobody in, and puts out who was', () => {
  const frozen = answer({ status: false, code: 6, user: null });
  expect(reduceSession(nobody, { type: 'answered', answer: frozen })).toEqual({ state: 'frozen' });
  expect(reduceSession({ state: 'restoring' }, { type: 'answered', answer: frozen })).toEqual({
    state: 'frozen',
  });
  expect(reduceSession(inside, { type: 'frozen' })).toEqual({ state: 'frozen' });
  expect(reduceSession({ state: 'frozen' }, { type: 'answered', answer: answer() })).toEqual(inside);
  expect(isLoggedIn({ state: 'frozen' })).toBe(false);
});

test('a pause of the account begins and ends with its dates', () => {
  const paused = { ...ann, suspension: { suspendDate: 1, resumeDate: null, welcome: false } };
  const change = (user: User) =>
    ({ type: 'changed', answer: { _params: user, _subscriptions: [] } }) as const;
  const suspended = reduceSession(inside, change(paused));
  expect([suspended.state, isLoggedIn(suspended)]).toEqual(['suspended', true]);
  const resumed = { ...paused, suspension: { suspendDate: 1, resumeDate: 2, welcome: true } };
  expect(reduceSession(suspended, change(resumed)).state).toBe('user');
  expect(reduceSession(suspended, { type: 'ended' }).state).toBe('expired');
});

test('a session that ends by itself remembers whose it was; one that is left does not', () => {
  const expired = reduceSession(inside, { type: 'ended' });
  expect(expired).toEqual({ ...inside, state: 'expired' });
  expect(isLoggedIn(expired)).toBe(false);
  expect(reduceSession(expired, { type: 'answered', answer: answer() })).toEqual(inside);
  expect(reduceSession(inside, { type: 'loggedOut' })).toEqual(nobody);
});

test('an answer that comes after the logout changes nothing', () => {
  const late = { type: 'changed', answer: { _params: ann, _subscriptions: [] } } as const;
  expect(reduceSession(nobody, late)).toEqual(nobody);
  expect(reduceSession(nobody, { type: 'ended' })).toEqual(nobody);
});

test('a bought plan replaces the free bundle of its branch', () => {
  const of = (branch: string, bundleId: number): Subscription => ({
    id: 1,
    branchId: 1,
    branch,
    bundleId,
    period: 1,
    issued: 0,
    expires: 1,
    next: null,
    messages: [],
    activities: [],
  });
  const free = [of('msb', 1), of('truss', 1)];
  const logged = reduceSession(nobody, { type: 'answered', answer: answer({ subscriptions: free }) });
  const bought = { _params: ann, _subscriptions: [of('truss', 2)] };
  const after = reduceSession(logged, { type: 'changed', answer: bought });
  expect('user' in after && after.inForce?.map(({ bundleId }) => bundleId)).toEqual([1, 2]);
});

test('root is reported by the rights, and only while logged in', () => {
  const root: Session = { ...inside, user: { ...ann, rights: 1 } };
  expect([isRoot(root), isRoot(inside), isRoot({ ...root, state: 'expired' })]).toEqual([true, false, false]);
});
