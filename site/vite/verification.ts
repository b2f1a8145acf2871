import path from 'node:path';
import type { Plugin } from 'vite';

const LIST = path.join(import.meta.dirname, '../../packages/solver-core/verification/page/index.ts');

/**
 * Gives the page of verification the cases that the solver's own tests and VERIFICATION.md are made of
 * (`virtual:verification`): they belong to no published package, and there is one list of them.
 */
export function verification(): Plugin {
  return {
    name: 'eecs-verification',
    resolveId: (id) => (id === 'virtual:verification' ? LIST : null),
  };
}
