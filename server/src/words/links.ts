/** Links that a person may ask to be mailed; the result of the request depends on the account. */
export const MAILED_LINKS = ['emergency', 'register', 'reactivate'] as const;

/** A link to log in without a password, or to an account closed before, is good for so many days. */
export const RECOVERY_LINK_DAYS = 30;
