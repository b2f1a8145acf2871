import { readFileSync } from 'node:fs';
import type { ApiDescription } from '../../src/plugins/contract/description.ts';

/** Reads openapi.json as it is committed. */
export function readOpenapi(): ApiDescription {
  return JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as ApiDescription;
}
