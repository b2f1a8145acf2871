import { EDITOR_OPTIONS } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { USER_OPTIONS } from './userOptions.ts';

test('default options are the same in an account and in an editor', () => {
  expect(USER_OPTIONS).toMatchObject(EDITOR_OPTIONS);
});
