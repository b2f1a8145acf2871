// `npm run build`: the packages as they are published, and the site.
import { buildPackage, PACKAGES } from './checks/packages.ts';
import { buildSite } from './site/buildSite.ts';

for (const name of PACKAGES) {
  console.log(`Building @eecs/${name} …`);
  const code = await buildPackage(name);
  if (code !== 0) process.exit(code);
}
console.log('Building the site …');
await buildSite();
