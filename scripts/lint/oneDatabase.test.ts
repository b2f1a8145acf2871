import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLUSTER_ALONE, CLUSTER_FIRST } from '../../server/test/support/oneDatabase.ts';

test('tests that run only on PostgreSQL do not mention the embedded database', () => {
  const files = globSync([...CLUSTER_ALONE, ...CLUSTER_FIRST]);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('EECS_TEST_DATABASE'))).toEqual([]);
});
