// `npm run figures`: the editor's figures and the site's; `-- editor` or `-- site` for one of them.
const part = process.argv.slice(2).find((word) => !/^\d+$/.test(word));
if (part !== 'site') await import('./dragFigures.ts');
if (part !== 'editor') await import('./siteFigures.ts');
process.exit(0);

export {};
