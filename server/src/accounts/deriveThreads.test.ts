import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDeriveThreads } from './deriveThreads.ts';

describe('a thread that hashes', () => {
  let threads: ReturnType<typeof createDeriveThreads>;
  let others: readonly string[];
  beforeAll(() => {
    others = listThreads();
    threads = createDeriveThreads(1);
  });
  afterAll(() => threads.close());

  test('computes argon2id as RFC 9106 does in 5.3', async () => {
    const tag = await threads.derive({
      message: Buffer.alloc(32, 1),
      nonce: Buffer.alloc(16, 2),
      secret: Buffer.alloc(8, 3),
      associatedData: Buffer.alloc(12, 4),
      parallelism: 4,
      tagLength: 32,
      memory: 32,
      passes: 3,
    });
    const told = '0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659';
    expect(Buffer.from(tag).toString('hex')).toBe(told);
  });

  test('makes of a password what is published for clients', async () => {
    const wire = await threads.toWire('user@example.com', 'correct horse battery staple');
    expect(wire).toBe('v1.v2nI5SoDYI7zz8rInLFzjhJV8yigEvUw7eQ6opn2P-A');
  });

  test.runIf(process.platform === 'linux')(
    'is one of usual priority, and others that ask less of the processors where it is at work',
    async () => {
      // The whole test run may have been started at a lower priority.
      const gentle = Math.min(19, os.getPriority() + 10);
      const nice = () =>
        listThreads()
          .filter((id) => !others.includes(id))
          .map(nicenessOf)
          .filter((niceness) => niceness === gentle);
      expect(nice()).toHaveLength(0);
      const wires = await Promise.all(['a', 'b'].map((word) => threads.toWire('user@example.com', word)));
      expect(new Set(wires).size).toBe(2);
      expect(nice()).toHaveLength(1);
    },
  );
});

/** Lists the threads of this process; other tests may have left some. */
function listThreads(): string[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task') : [];
}

/** Reads the niceness of a thread: the 19th field of its stat line, whose second field is a name in parentheses. */
function nicenessOf(id: string): number {
  const line = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
}
