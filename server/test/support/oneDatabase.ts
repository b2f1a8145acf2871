/**
 * What asks for the contract or for rules of our own, and not for the database, runs on PostgreSQL alone: the embedded
 * one takes three times as long. Every kind of statement is made on both by what is left, and by the generated calls of
 * the torture.
 */
export const ONE_DATABASE = [
  'server/test/contract/*.test.ts',
  'server/test/{examples,gating,logs,metrics}.test.ts',
  'server/test/security/takeover.test.ts',
  'server/test/operations{Commands,Erasure,Move,Purge}.test.ts',
];
