// A setup file: files that share a process load their modules once, and each of them must be watched.
import { afterEach } from 'vitest';
import { breaches } from './breaches.ts';

// An answer that breaks its schema fails the test at once and by name, whatever the test itself expects.
afterEach(() => {
  const found = breaches.splice(0);
  if (found.length > 0) throw new Error(`answers break their schemas:\n${found.join('\n')}`);
});
