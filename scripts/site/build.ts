// Builds the site for tests. Run as a process of its own: while it builds, its environment is that of a deployed server,
// which nobody else shall inherit.
import { buildSite } from './buildSite.ts';

await buildSite({ packing: 'quick' });
