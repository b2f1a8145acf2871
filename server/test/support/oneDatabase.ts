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
 * These ask for rules of our own: they run on the cluster where the machine has PostgreSQL, else on the embedded
 * database. Every kind of statement is made on both by what is left, and by the generated calls of the torture.
 */
export const CLUSTER_FIRST = [
  'server/test/{accounts,payments,products,purchases,releaseNotes,sections,taskRoom,ungated}.test.ts',
  'server/test/security/{atRest,forgery,inFlight,logging,lostRead,ownRows,sessions}.test.ts',
];
