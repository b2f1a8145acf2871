import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { OPENAPI_FILE, renderOpenapi } from '../../scripts/openapiDocument.ts';

test('openapi.json is what the routes say; `npm run openapi` writes it', async () => {
  expect(await readFile(OPENAPI_FILE, 'utf8')).toBe(await renderOpenapi());
});
