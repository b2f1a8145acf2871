import { POSTED } from '../../schemas/errorReply.ts';

/** Failures that a route which solves may answer with. */
export const SOLVE_FAILURES = ['schema', ...POSTED, 'frozen', 'domain', 'busy', 'solveTimeout'] as const;
