import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDigest, sha1, writeText } from './sha1.ts';
import { getCompiledDigest } from './compiledDigest.ts';
import { createFastDigest } from './nativeDigest.ts';

const TEXT = Array.from({ length: 3000 }, (_, k) => `{"x":${k / 7}}`).join();

describe('getCompiledDigest', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 4095, 4096, 4097, 8192, 20_000])(
    'makes of %d bytes the fingerprint that others make',
    (length) => {
      const text = TEXT.slice(0, length);
      const digest = createDigest(getCompiledDigest() ?? undefined);
      const made = digest.close(writeText(digest, 0, text));
      expect(made).toBe(createHash('sha1').update(text).digest('hex'));
      expect(sha1(text)).toBe(made);
      const fast = createFastDigest();
      expect(fast.close(writeText(fast, 0, text))).toBe(made);
    },
  );
});
