import { expect, test } from 'vitest';
import { toLessonHost } from './toLessonHost.ts';

test('a lesson solves in the page and locks nothing; what else its page gives stays', () => {
  const notify = (): void => undefined;
  const host = {
    solve: () => Promise.reject(new Error()),
    features: new Set<string>(),
    explain: notify,
    notify,
  };
  expect(toLessonHost(host)).toEqual({ notify });
});
