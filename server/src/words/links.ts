/** Links that a person may request by mail; what is mailed depends on the account. */
export const MAILED_LINKS = ['emergency', 'register', 'reactivate'] as const;

/** Days for which a link works that logs in without a password or reopens a closed account. */
export const RECOVERY_LINK_DAYS = 30;
