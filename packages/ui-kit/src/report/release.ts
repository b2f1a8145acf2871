/** The release of this package, which a report names as what found its numbers; its test holds it to the manifest. */
export const RELEASE = '0.1.0';

/** How a report names what solved its document. */
export const SOLVED_BY = `EECS ${RELEASE}`;
