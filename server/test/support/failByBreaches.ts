// A setup file: files that share a process load their modules once, and each of them must be watched.
import { afterEach } from 'vitest';
import { breaches } from './breaches.ts';

// Whatever a test expected of an answer: one that breaks its promise fails it, at once and by name.
afterEach(() => {
  const found = breaches.splice(0);
  if (found.length > 0) throw new Error(`answers break their schemas:\n${found.join('\n')}`);
});
