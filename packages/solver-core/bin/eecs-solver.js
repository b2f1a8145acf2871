#!/usr/bin/env node
// The command itself. It is there before anything is built, so that an install can link it; what it runs is the built
// program or, in a checkout on a Node that reads TypeScript, the source.
import { existsSync } from 'node:fs';

const places = [new URL('../dist/cli.js', import.meta.url)];
if (process.features.typescript) places.unshift(new URL('../cli/main.ts', import.meta.url));
const found = places.find((place) => existsSync(place));
if (found === undefined) {
  console.error('eecs-solver is not built yet: run "npm run build" in the checkout, then try again.');
  process.exitCode = 2;
} else {
  await import(found.href);
}
