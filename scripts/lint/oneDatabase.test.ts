import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ONE_DATABASE } from '../../server/test/support/oneDatabase.ts';

test('what runs on PostgreSQL alone has nothing to say of the embedded database: nobody would hear it', () => {
  const files = globSync(ONE_DATABASE);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('EECS_TEST_DATABASE'))).toEqual([]);
});
