/**
 * Time for which a notice of several lines about an opened file stays, ms: by then it has been read, and should not
 * cover results.
 */
export const READ_NOTICE_MS = 20_000;
