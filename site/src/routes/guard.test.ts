import type { Session, User } from '@eecs/ui-account';
import { expect, test } from 'vitest';
import { guard } from './guard.ts';

const user: User = {
  id: 1,
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
const sessions = {
  restoring: { state: 'restoring' },
  unreachable: { state: 'unreachable' },
  anonymous: { state: 'anonymous' },
  user: { state: 'user', user, subscriptions: [] },
  emergency: { state: 'emergency', user, subscriptions: [] },
  expired: { state: 'expired', user, subscriptions: [] },
  root: { state: 'user', user: { ...user, rights: 1 }, subscriptions: [] },
} satisfies Record<string, Session>;

test.each([
  [
    'public',
    {
      restoring: 'allow',
      unreachable: 'allow',
      anonymous: 'allow',
      user: 'allow',
      emergency: 'allow',
      expired: 'allow',
      root: 'allow',
    },
  ],
  [
    'user',
    {
      restoring: 'wait',
      unreachable: 'unreachable',
      anonymous: 'login',
      user: 'allow',
      emergency: 'allow',
      expired: 'allow',
      root: 'allow',
    },
  ],
  [
    'guest',
    {
      restoring: 'wait',
      unreachable: 'allow',
      anonymous: 'allow',
      user: 'inside',
      emergency: 'inside',
      expired: 'allow',
      root: 'inside',
    },
  ],
  [
    'root',
    {
      restoring: 'wait',
      unreachable: 'unreachable',
      anonymous: 'missing',
      user: 'missing',
      emergency: 'missing',
      expired: 'missing',
      root: 'allow',
    },
  ],
] as const)('a route for %s', (access, admissions) => {
  const found = Object.fromEntries(Object.entries(sessions).map(([name, one]) => [name, guard(access, one)]));
  expect(found).toEqual(admissions);
});
