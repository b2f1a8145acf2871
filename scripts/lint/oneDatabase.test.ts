import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLUSTER_ALONE, CLUSTER_FIRST } from '../../server/test/support/oneDatabase.ts';

test('what runs on PostgreSQL alone has nothing to say of the embedded database: nobody would hear it', () => {
  const files = globSync([...CLUSTER_ALONE, ...CLUSTER_FIRST]);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('EECS_TEST_DATABASE'))).toEqual([]);
});
