/**
 * The release of this package, which a report names as the source of its numbers; a test compares it with the manifest.
 */
export const RELEASE = '0.1.0';

/** The name of the solver in a report. */
export const SOLVED_BY = `EECS ${RELEASE}`;
