import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Smaller files are sent uncompressed, bytes; the server's compression has the same threshold. */
const SMALLEST = 1024;

/**
 * Writes beside each script and style of the build what the server sends in its place (`.br`): packed once and as well
 * as it goes, a seventh smaller than what can be packed while a reader waits.
 */
export function packed(): Plugin {
  return {
    name: 'eecs-packed',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const names = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(dir, name);
          const content = readFileSync(file);
          if (content.length < SMALLEST) return;
          writeFileSync(`${file}.br`, await pack(content, { params: paramsFor(content.length) }));
        }),
      );
    },
  };
}

function paramsFor(length: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}
