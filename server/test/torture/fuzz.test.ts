import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_SEED, drawCases } from '../../../packages/solver-core/verification/drawCases.ts';
import { planOtherDoors } from './fuzz/otherDoors.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Several per call; `npm run torture -- fuzz` sends a hundred thousand. */
const CALLS = String(drawCases(1000, 200));
const PATIENCE_MS = 900_000;
/** Time limits are judged by `npm run torture`, which has the processors to itself. */
const WITHIN_MS = '60000';

// The process has its own embedded database, so one run is enough.
test.runIf(process.env['EECS_TEST_DATABASE'] === 'embedded')(
  `no generated call makes a server fail, or answer other than the contract says, seed ${DRAWN_SEED}`,
  async () => {
    const args = [
      '--conditions=@eecs/source',
      'server/test/torture/run.ts',
      'fuzz',
      '--count',
      CALLS,
      '--seed',
      String(DRAWN_SEED),
      '--within',
      WITHIN_MS,
    ];
    const child = spawn(process.execPath, args, { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code, output).toBe(0);
    expect(output).toMatch(/never did what they are for ≤ 0 +0 +kept/);
    expect(output).toMatch(/P5 crashes +0 +kept/);
  },
  PATIENCE_MS,
);

test('a plan of ten calls has one in order for each endpoint that the contract does not describe', () => {
  // With seed 917439662 no agent call was valid, before the plan ensured it.
  for (const seed of [917_439_662, ...Array.from({ length: 100 }, (_, i) => i)]) {
    const inOrder = planOtherDoors(10, seed).filter((call) => call.isInOrder);
    expect(new Set(inOrder.map(({ door }) => door)), String(seed)).toEqual(new Set(['GET /*', 'POST /mcp']));
  }
});
