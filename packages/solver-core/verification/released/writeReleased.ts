/**
 * Writes the values of all verification cases as those of the release in package.json, to which the next version is
 * compared: node --conditions=@eecs/source packages/solver-core/verification/released/writeReleased.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { listChecks } from '../page/listChecks.ts';
import { toReleased } from './compareReleased.ts';

const PACKAGE = new URL('../../package.json', import.meta.url);

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
const values = Object.fromEntries(listChecks().map(({ id, run }) => [id, run().map(toReleased)]));
writeFileSync(new URL('./values.json', import.meta.url), `${JSON.stringify({ version, values }, null, 2)}\n`);
