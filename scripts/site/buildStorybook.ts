import path from 'node:path';
import { ROOT, program, runNode } from '../runNode.ts';

/** Where the server looks for it. */
const FOLDER = path.join(ROOT, 'storybook-static');

/** Builds Storybook and resolves with the exit code. It takes a minute: nothing but `npm run build` asks for it. */
export function buildStorybook(): Promise<number> {
  return runNode([program('storybook/dist/bin/dispatcher.js'), 'build', '--output-dir', FOLDER, '--quiet']);
}
