// `npm run build`: builds the packages for publishing, the site, and Storybook, which the server then serves under
// /storybook. `npm run build -- storybook` builds only Storybook.
import { buildPackage } from './builds/buildPackage.ts';
import { PACKAGES } from './builds/packageNames.ts';
import { buildStorybook } from './site/buildStorybook.ts';
import { buildSite } from './site/buildSite.ts';

if (process.argv[2] !== 'storybook') {
  for (const name of PACKAGES) {
    console.log(`Building @eecs/${name} …`);
    const code = await buildPackage(name);
    if (code !== 0) process.exit(code);
  }
  console.log('Building the site …');
  await buildSite();
}
console.log('Building Storybook …');
process.exit(await buildStorybook());
