import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';

test('no two modules of a folder differ by the case of letters or the ending alone: half of the file systems have one of them', () => {
  const sources = ['solver-core', 'ui-kit', 'ui-beam', 'ui-truss', 'ui-frame', 'ui-account'].map(
    (name) => `packages/${name}/src`,
  );
  const seen = new Map<string, string>();
  const alike: string[] = [];
  for (const folder of [...sources, 'site/src', 'server/src']) {
    for (const file of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const known = `${folder}/${file}`.replace(/\.tsx?$/, '').toLowerCase();
      const other = seen.get(known);
      if (other !== undefined) alike.push(`${other} ${file}`);
      seen.set(known, file);
    }
  }
  expect(seen.size).toBeGreaterThan(1000);
  expect(alike).toEqual([]);
});
