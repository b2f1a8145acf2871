/**
 * These need a real PostgreSQL, or ask for the contract and not for the database: they run on the cluster alone. The
 * embedded database takes three times as long.
 */
export const CLUSTER_ALONE = [
  'server/test/contract/*.test.ts',
  'server/test/{examples,gating,logs,metrics}.test.ts',
  'server/test/security/takeover.test.ts',
  'server/test/operations{Commands,Erasure,Move,Purge}.test.ts',
];

/**
 * These ask for rules of our own: an ordinary run tries them on the cluster where the machine has PostgreSQL, else on
 * the embedded database; the nightly run tries them on both. All other tests, and the generated calls of the torture,
 * make every kind of statement on both.
 */
export const CLUSTER_FIRST = [
  'server/test/{accounts,auditTrail,clocks,mail,otherSessions,payments,products,purchases}.test.ts',
  'server/test/{readiness,recipes,releaseNotes,renamedRows,repeatedCalls,rootPages,sections}.test.ts',
  'server/test/{taskRoom,ungated}.test.ts',
  'server/test/security/{atRest,forgery,inFlight,logging,lostRead,ownRows,sessions}.test.ts',
];
