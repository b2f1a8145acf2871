import { globSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FONT_FOLDERS, unpackBundledChromium, writeFontConfig } from './findChromium.ts';

/** Sets of fonts that a test machine may have: those of most containers, those of most Linux desktops, none. */
export const FONT_SITUATIONS = ['dejavu', 'liberation', 'none'] as const;

export type FontSituation = (typeof FONT_SITUATIONS)[number];

const PATTERNS = {
  dejavu: '**/DejaVu*.ttf',
  liberation: '**/Liberation*.ttf',
} as const;

const PACKAGE_OF = { dejavu: 'fonts-dejavu-core', liberation: 'fonts-liberation' } as const;

/** A folder to search first for fonts that are not installed, such as an unpacked package. */
const OWN_FOLDER = process.env['FONTS_FROM'];

/** The machine lacks the fonts of a situation; the message names them, and how to provide them. */
export class MissingFonts extends Error {
  override readonly name = 'MissingFonts';
}

const CACHE = path.resolve(import.meta.dirname, '../../.cache/font-situations');

/**
 * Lets every browser that this process starts from now on see only the fonts of one situation. Without any font a
 * browser crashes at the first text field, so `none` has the one font inside `@sparticuz/chromium`. Rejects with
 * `MissingFonts` if the machine lacks the fonts.
 */
export async function useFonts(situation: FontSituation): Promise<void> {
  const fonts = situation === 'none' ? await findBundledFonts() : await gatherFonts(situation);
  const place = await writeFontConfig(path.join(CACHE, situation), [fonts]);
  process.env['FONTCONFIG_FILE'] = path.join(place, 'fonts.conf');
}

async function findBundledFonts(): Promise<string> {
  return path.join(path.dirname(await unpackBundledChromium()), 'fonts');
}

/** Copies the fonts of one family from the folders that also contain others. */
async function gatherFonts(situation: keyof typeof PATTERNS): Promise<string> {
  const files = listFonts(situation, [...(OWN_FOLDER === undefined ? [] : [OWN_FOLDER]), ...FONT_FOLDERS]);
  const target = path.join(CACHE, situation, 'fonts');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const file of files) await copyFile(file, path.join(target, path.basename(file)));
  return target;
}

/** Lists the font files of a situation in folders and their subfolders. Throws `MissingFonts` if there are none. */
export function listFonts(situation: keyof typeof PATTERNS, folders: readonly string[]): string[] {
  const pattern = PATTERNS[situation];
  const files = folders.flatMap((cwd) => globSync(pattern, { cwd }).map((name) => path.join(cwd, name)));
  if (files.length > 0) return files;
  throw new MissingFonts(
    `The fonts of “${situation}” are not here: nothing like ${pattern} in ${folders.join(', ')}. Install the package ` +
      `${PACKAGE_OF[situation]}, or unpack it anywhere and name that folder: ` +
      `FONTS_FROM=/that/folder npm run check -- --fonts=${situation}`,
  );
}
