import { expect, test } from 'vitest';

test('the import of the package needs no browser', async () => {
  expect(typeof document).toBe('undefined');
  expect(await import('./index.ts')).toHaveProperty('BeamEditor');
});
