/** Links that a person may ask to be mailed; the result of the request depends on the account. */
export const MAILED_LINKS = ['emergency', 'register', 'reactivate'] as const;

/** Days for which a link works that logs in without a password or reopens a closed account. */
export const RECOVERY_LINK_DAYS = 30;
