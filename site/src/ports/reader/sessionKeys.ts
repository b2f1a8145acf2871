/** Where a tab writes that somebody has logged in or out, for the other tabs to hear. */
export const SESSION_KEY = 'session';

/** Where it is kept that a mailed link let somebody in who has not set a new password yet: their number. */
export const EMERGENCY_KEY = 'session.emergency';
