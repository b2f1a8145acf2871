// Loads what the server runs and ends: Node keeps its compiled code in the folder NODE_COMPILE_CACHE, for every start.
// The cache is run as code, so whoever runs the server must not be able to change it afterwards.
await import('../server/src/start/server.ts');
await import('../server/src/solving/worker.ts');
await import('../server/src/reporting/reportWorker.ts');
process.exit(0);
