import { POSTED } from '../../schemas/errorReply.ts';

/** Failures of a route that solves. */
export const SOLVE_FAILURES = ['schema', ...POSTED, 'frozen', 'domain', 'busy', 'solveTimeout'] as const;
