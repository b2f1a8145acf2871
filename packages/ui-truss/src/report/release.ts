/** The release of the package, which a report names as what found its numbers; its test holds it to the manifest. */
export const RELEASE = '0.1.0';

/** How a report names what solved the truss. */
export const SOLVED_BY = `EECS ${RELEASE}`;
