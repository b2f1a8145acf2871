import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const pack = promisify(brotliCompress);

/** How well the files of a built site are compressed: as readers get them, or quickly, for tests. */
export type Packing = 'best' | 'quick';

/** Smaller files are sent uncompressed, bytes; the server's compression has the same threshold. */
const SMALLEST = 1024;

/** The files of the built site that the server sends compressed, with the best compression. */
const PACKED = [
  // A seventh smaller than compression on request.
  { pattern: '{assets/*.{js,css},sw.js}', best: constants.BROTLI_MAX_QUALITY },
  // The best level would take longer than the rest of the build; this result is a tenth larger.
  { pattern: 'element/**/*.js', best: 9 },
] as const;

/** Takes a sixteenth of the time of the best levels, and gives a sixth more bytes. */
const QUICK = 4;

/** Writes next to each script and style of a built site the compressed form that the server sends instead (`.br`). */
export async function packSite(folder: string, packing: Packing): Promise<void> {
  for (const { pattern, best } of PACKED) {
    const quality = packing === 'best' ? best : QUICK;
    const files = globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
    await Promise.all(files.map((file) => packFile(file, quality)));
  }
}

async function packFile(file: string, quality: number): Promise<void> {
  const content = readFileSync(file);
  if (content.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, await pack(content, { params }));
}
