// Builds the site for tests, as a separate process: while it builds, its environment is that of a deployed server,
// which nothing else should inherit.
import { buildSite } from './buildSite.ts';

await buildSite({ packing: 'quick' });
