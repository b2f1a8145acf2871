import { expect, test } from 'vitest';
import type { Session, Subscription, User } from '@eecs/ui-account';
import { listFeatures, mayStore } from './listFeatures.ts';

const plan = (branch: string, activities: readonly string[]): Subscription => ({
  id: 1,
  branchId: 1,
  branch,
  bundleId: 1,
  period: 1,
  issued: 0,
  expires: 1,
  next: null,
  messages: [],
  activities,
});
const ann: User = {
  id: 42,
  firstName: '',
  lastName: '',
  email: 'ann@example.com',
  hash: 'a-b-c-d',
  createdAt: 0,
  emailVerifiedAt: 0,
  logged: true,
  rights: 0,
  options: {},
};
const inside = (user: User, inForce: readonly Subscription[]): Session => ({
  state: 'user',
  user,
  subscriptions: [],
  inForce,
});
const free = [plan('msb', ['export.png']), plan('truss', ['export.png', 'truss.plane'])];

test('a logged-in user has exactly the features of their plan of the branch', () => {
  const session = inside(ann, [plan('msb', ['export.png', 'export.all']), plan('truss', ['export.png'])]);
  expect(listFeatures('msb', session, free)).toEqual(new Set(['export.png', 'export.all']));
  expect(listFeatures('truss', session, free)).toEqual(new Set(['export.png']));
});

test('an anonymous user has the free features, and all of them until the plans are known', () => {
  expect(listFeatures('truss', { state: 'anonymous' }, free)).toEqual(new Set(['export.png', 'truss.plane']));
  expect(listFeatures('truss', { state: 'anonymous' }, null)).toBe('all');
});

test('root has everything', () => {
  expect(listFeatures('msb', inside({ ...ann, rights: 1 }, free), free)).toBe('all');
});

test('entries of a library may be kept by a plan of any branch', () => {
  expect(mayStore(inside(ann, free))).toBe(false);
  expect(mayStore(inside(ann, [...free, plan('frame', ['storage.user'])]))).toBe(true);
  expect(mayStore(inside({ ...ann, rights: 1 }, free))).toBe(true);
});
