/** The storage key by which a tab notifies the other tabs of a login or logout. */
export const SESSION_KEY = 'session';

/** The storage key of the id of a user who logged in by a mailed link and has not set a new password yet. */
export const EMERGENCY_KEY = 'session.emergency';
