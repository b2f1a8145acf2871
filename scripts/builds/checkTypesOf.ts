import { program, runNode } from '../runNode.ts';

// The compiler in native code takes a quarter of a processor's time. The linter and the builds ask for the one in
// JavaScript, whose programs they read. In one thread: each of several would look at the types of the same modules for
// itself.
const COMMAND = [program('typescript-native/bin/tsc'), '-b', '--singleThreaded'];

/**
 * Type-checks the project of a folder, and those it refers to, and writes their declarations. Resolves with the exit
 * code.
 * @param folder The root names every project; that is what is checked without one.
 */
export const checkTypesOf = (folder?: string): Promise<number> =>
  runNode([...COMMAND, ...(folder === undefined ? [] : [folder])]);
