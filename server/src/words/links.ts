/** Which link a person may ask to be mailed: what comes of the wish depends on the account. */
export const MAILED_LINKS = ['emergency', 'register', 'reactivate'] as const;
