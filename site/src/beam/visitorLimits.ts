import type { CaseLimits } from '@eecs/ui-beam';

/** Nobody logs in yet: what a page makes or opens keeps within what the server takes of anyone. */
export const VISITOR_LIMITS: CaseLimits = 'anonymous';
