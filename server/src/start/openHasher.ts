import { createDeriveThreads } from '../accounts/deriveThreads.ts';
import { createPasswordHasher, HASHES_AT_ONCE, type PasswordHasher } from '../accounts/passwordHash.ts';
import type { Config } from '../config/config.ts';
import type { OpenParts } from './openParts.ts';

/** Opens the password hasher, with its own threads. */
export function openHasher(config: Config, opened: OpenParts): PasswordHasher {
  const threads = createDeriveThreads(HASHES_AT_ONCE, config.niceness);
  opened.add('password threads', () => threads.close());
  const { derive, toWire } = threads;
  return createPasswordHasher({
    cost: { memoryKiB: 1024 * config.hashMemoryMiB, passes: 1 },
    pepper: config.passwordPepper,
    derive,
    toWire,
  });
}
