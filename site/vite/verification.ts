import path from 'node:path';
import type { Plugin } from 'vite';

const LIST = path.join(import.meta.dirname, '../../packages/solver-core/verification/page/index.ts');

/**
 * Provides the verification page with the cases of the solver's own tests and of VERIFICATION.md
 * (`virtual:verification`): they belong to no published package, and there is only one list of them.
 */
export function verification(): Plugin {
  return {
    name: 'eecs-verification',
    resolveId: (id) => (id === 'virtual:verification' ? LIST : null),
  };
}
