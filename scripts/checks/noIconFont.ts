import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

/** Font families that the site may contain: those of its texts. */
const TEXT_FONTS = /^ibm-plex-(?:sans|mono)-/;

/** Icons are SVG: neither the fonts of the built site nor the code of the built packages may include an icon font. */
export const noIconFont: Check = {
  name: 'no icon font',
  run: () => {
    const fonts = globSync('site/dist/**/*.{woff2,woff,ttf,otf,eot}', { cwd: ROOT }).map((file) =>
      path.basename(file),
    );
    const packed = globSync('packages/*/dist/**/*.{js,css}', { cwd: ROOT }).filter((file) =>
      /@font-face|[\w-]\.(?:woff2?|ttf|otf|eot)["'`)?#]/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    const others = [...fonts.filter((name) => !TEXT_FONTS.test(name)), ...packed];
    const ok = fonts.length > 0 && others.length === 0;
    console.log(`  ${ok ? '✓' : '✗'} ${fonts.length} files of fonts, all for texts`);
    return Promise.resolve(
      ok
        ? tallyOf(true)
        : tallyOf(false, `Fonts that are for no text: ${others.join(', ') || 'no font at all'}`),
    );
  },
};
