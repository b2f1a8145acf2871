// A setup file runs for each test file: files that share a process load their modules only once, but each of them must
// be checked.
import { afterEach } from 'vitest';
import { breaches } from './breaches.ts';

// An answer that violates its schema fails the test by name, whatever the test itself expects.
afterEach(() => {
  const found = breaches.splice(0);
  if (found.length > 0) throw new Error(`answers break their schemas:\n${found.join('\n')}`);
});
