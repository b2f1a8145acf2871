/**
 * Tests that need a real PostgreSQL, or that test the contract rather than the database: they run only on the cluster,
 * because the embedded database takes three times as long.
 */
export const CLUSTER_ALONE = [
  'server/test/contract/*.test.ts',
  'server/test/{examples,gating,logs,metrics}.test.ts',
  'server/test/security/takeover.test.ts',
  'server/test/operations{Commands,Erasure,Move,Purge}.test.ts',
];

/**
 * Tests of the product's own rules: an ordinary run tries them on the cluster if the machine has PostgreSQL, otherwise
 * on the embedded database; the nightly run tries them on both. All other tests, and the generated calls of the torture
 * tests, run every kind of statement on both.
 */
export const CLUSTER_FIRST = [
  'server/test/{accounts,auditTrail,clocks,logins,mail,otherSessions,pausedAccounts}.test.ts',
  'server/test/{payments,products,profiles,purchases}.test.ts',
  'server/test/{readiness,recipes,releaseNotes,renamedRows,repeatedCalls,rootPages,sections}.test.ts',
  'server/test/{taskRoom,ungated}.test.ts',
  'server/test/security/{atRest,forgery,inFlight,logging,lostRead,ownRows,sessions}.test.ts',
];
