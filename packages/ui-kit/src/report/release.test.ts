import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RELEASE } from './release.ts';

test('a report names the release of the package it comes from', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(manifest).toMatchObject({ version: RELEASE });
});
