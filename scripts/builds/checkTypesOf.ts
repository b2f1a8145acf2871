import { program, runNode } from '../runNode.ts';

// The native compiler takes a quarter of the processor time. The linter and the builds need the JavaScript one, whose
// programs they read. It runs in one thread, because each of several would check the types of the same modules again.
const COMMAND = [program('typescript-native/bin/tsc'), '-b', '--singleThreaded'];

/**
 * Go collects garbage each time the heap has doubled. Letting the heap grow fivefold first, up to 3 GiB, saves a
 * quarter of the processor time.
 */
const ROOMY_HEAP = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/**
 * Type-checks the project of a folder, and those it references, and writes their declarations. Resolves with the exit
 * code.
 * @param folder If omitted, the root is checked, which references every project.
 */
export const checkTypesOf = (folder?: string): Promise<number> =>
  runNode([...COMMAND, ...(folder === undefined ? [] : [folder])], { env: ROOMY_HEAP });
