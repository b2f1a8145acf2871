import { readFileSync } from 'node:fs';
import type { ApiDescription } from '../../src/plugins/contract/description.ts';

/** Reads the committed openapi.json. */
export function readOpenapi(): ApiDescription {
  return JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as ApiDescription;
}
