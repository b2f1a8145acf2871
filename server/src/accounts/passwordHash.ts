import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import os from 'node:os';
import { promisify } from 'node:util';
import { HASH_MEMORY_MIB } from '../config/hashMemory.ts';
import { isTrivialPassword, toWirePassword, type ToWirePassword } from './credentials.ts';
import type { Derive } from './deriveThreads.ts';
import { createTurns } from './turns.ts';

/** The cost of a hash: KiB of memory and passes over it. */
export interface HashCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/**
 * Hashes passwords so that reading the table does not reveal them. A call whose client has disconnected is not
 * hashed; it ends as `busy`, too.
 */
export interface PasswordHasher {
  /** Returns the hash to store: PHC format, salted. Rejects with ApiFailure `busy` if too many calls wait. */
  hash(password: string, isAwaited?: () => boolean): Promise<string>;
  /**
   * Compares a password with a stored hash; without a hash it takes as long and returns false. Rejects as `hash` does.
   */
  verify(password: string, kept: string | null, isAwaited?: () => boolean): Promise<boolean>;
  /**
   * Hashes a password and returns also whether it matches a stored hash; without a stored hash it takes as long.
   * Rejects as `hash` does.
   */
  hashBeside(
    password: string,
    kept: string | null,
    isAwaited?: () => boolean,
  ): Promise<{ readonly text: string; readonly isSame: boolean }>;
  /** Returns whether a stored hash was made at another cost or with another pepper, so that it should be replaced. */
  needsRehash(kept: string): boolean;
  /**
   * Returns whether a password hash as clients send it is that of an empty password or of the e-mail address itself.
   * Rejects as `hash` does.
   */
  isTrivial(emailKey: string, password: string, isAwaited?: () => boolean): Promise<boolean>;
  /** Throws ApiFailure `busy` if the queue is full; called before the first database query. */
  requireRoom(): void;
  /** How many hashes are being made, and how many wait. */
  load(): { readonly running: number; readonly waiting: number };
}

export interface PasswordHasherOptions {
  /** @default 64 MiB, 1 pass */
  readonly cost?: HashCost;
  /** Mixed into every hash and stored outside the database; null for none. */
  readonly pepper?: string | null;
  /** Maximum number of simultaneous hashes. @default HASHES_AT_ONCE */
  readonly atOnce?: number;
  /** Computes the hash. @default in Node's thread pool, which also serves files and host names */
  readonly derive?: Derive;
  /** Derives what clients send instead of a password. @default in the same pool */
  readonly toWire?: ToWirePassword;
}

const deriveBeside = promisify(argon2);
/** An answer may take 8 s with its database queries, and one call may wait for three hashes. */
const WAITING = { waitingAtMost: 32, waitMs: 2000 };
const COST: HashCost = { memoryKiB: 1024 * HASH_MEMORY_MIB, passes: 1 };
/** At least two, because their threads yield to all others; no more than fit into memory at 64 MiB each. */
export const HASHES_AT_ONCE = Math.min(4, Math.max(2, os.availableParallelism() - 1));
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const FORM =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1(?:,keyid=([\w-]+))?\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface Kept extends HashCost {
  readonly keyId: string | null;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** Creates the hasher of one process: argon2id (RFC 9106) with a queue. */
export function createPasswordHasher({
  cost = COST,
  pepper = null,
  atOnce = HASHES_AT_ONCE,
  derive = (parameters) => deriveBeside('argon2id', parameters),
  toWire = toWirePassword,
}: PasswordHasherOptions = {}): PasswordHasher {
  const keyId = pepper === null ? null : createHash('sha256').update(pepper).digest('base64url').slice(0, 8);
  const decoy: Kept = { ...cost, keyId, salt: randomBytes(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };
  const turns = createTurns({ ...WAITING, atOnce });

  const compute = (
    password: string,
    { memoryKiB, passes, salt, keyId: id }: Omit<Kept, 'tag'>,
    isAwaited?: () => boolean,
  ) =>
    turns.take(
      () =>
        derive({
          message: Buffer.from(password),
          nonce: salt,
          parallelism: 1,
          tagLength: TAG_BYTES,
          memory: memoryKiB,
          passes,
          ...(id !== null && pepper !== null && { secret: Buffer.from(pepper) }),
        }),
      isAwaited,
    );

  return {
    async hash(password, isAwaited) {
      const salt = randomBytes(SALT_BYTES);
      const tag = Buffer.from(await compute(password, { ...cost, keyId, salt }, isAwaited));
      return write({ ...cost, keyId, salt, tag });
    },
    async verify(password, text, isAwaited) {
      const kept = text === null ? null : read(text);
      const tag = await compute(password, kept ?? decoy, isAwaited);
      return kept !== null && timingSafeEqual(tag, kept.tag);
    },
    async hashBeside(password, text, isAwaited) {
      const kept = text === null ? null : read(text);
      const form = kept ?? { ...cost, keyId, salt: randomBytes(SALT_BYTES) };
      const tag = Buffer.from(await compute(password, form, isAwaited));
      return { text: write({ ...form, tag }), isSame: kept !== null && timingSafeEqual(tag, kept.tag) };
    },
    needsRehash(text) {
      const kept = read(text);
      return (
        kept === null ||
        kept.keyId !== keyId ||
        kept.memoryKiB !== cost.memoryKiB ||
        kept.passes !== cost.passes
      );
    },
    isTrivial: (emailKey, password, isAwaited) =>
      turns.take(() => isTrivialPassword(emailKey, password, toWire), isAwaited),
    requireRoom: turns.requireRoom,
    load: turns.load,
  };
}

function write({ memoryKiB, passes, keyId, salt, tag }: Kept): string {
  const id = keyId === null ? '' : `,keyid=${keyId}`;
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=1${id}$${unpadded(salt)}$${unpadded(tag)}`;
}

function read(text: string): Kept | null {
  const [, memory, passes, keyId = null, salt = '', tag = ''] = FORM.exec(text) ?? [];
  if (memory === undefined) return null;
  const kept = { memoryKiB: Number(memory), passes: Number(passes), keyId };
  return { ...kept, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
