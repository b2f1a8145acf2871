import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';
import { readShare, SHARES } from './shares.ts';

test('a share is asked for by its name, beside paths', () => {
  expect(readShare([])).toEqual({ share: null, paths: [] });
  expect(readShare(['--share=pages'])).toEqual({ share: 'pages', paths: [] });
  expect(readShare(['beam', 'truss'])).toEqual({ share: null, paths: ['beam', 'truss'] });
  expect(() => readShare(['--share=half'])).toThrow('--share=site, --share=pages, --share=rest');
});

test('the workflow of pull requests runs every share', () => {
  const workflow = readFileSync(path.join(ROOT, '.github/workflows/test.yml'), 'utf8');
  expect(workflow).toContain(`share: [${SHARES.join(', ')}]`);
});
