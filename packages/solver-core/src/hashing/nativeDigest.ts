import { createDigest } from './sha1.ts';
import type { Digest } from './sha1.ts';
import { getCompiledDigest } from './compiledDigest.ts';

/** The parts of Node's process and its cryptography that are used: the package has the types of the language only. */
interface Surroundings {
  readonly process?: {
    readonly getBuiltinModule?: (name: string) => {
      readonly createHash: (name: string) => NativeHash;
    };
  };
}

interface NativeHash {
  readonly update: (bytes: Uint8Array) => NativeHash;
  readonly digest: (form: 'hex') => string;
}

/** Creates a fingerprint by the fastest arithmetic there is. */
export function createFastDigest(): Digest {
  return createNativeDigest() ?? createDigest(getCompiledDigest() ?? undefined);
}

/**
 * Creates a fingerprint by the instructions that processors have for it, where the surroundings give them at once, as
 * Node does; null if they do not. They take a third of the time of the compiled arithmetic. A page has them in a
 * promise only.
 */
export function createNativeDigest(): Digest | null {
  try {
    const hash = (globalThis as Surroundings).process!.getBuiltinModule!('node:crypto').createHash('sha1');
    const bytes = new Uint8Array(ROOM);
    const add = (length: number) => hash.update(bytes.subarray(0, length));
    return {
      bytes,
      take(length) {
        add(length);
        return 0;
      },
      close: (length) => add(length).digest('hex'),
    };
  } catch {
    // No Node, one that was built without cryptography, or a policy that forbids SHA-1: others do as well, only slower.
    return null;
  }
}

/** A call takes as long as some hundred bytes. */
const ROOM = 32_768;
