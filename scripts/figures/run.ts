// `npm run figures`: the figures of the beam's editor, of large trusses and of the site; `-- editor`, `-- truss` or `-- site` for one
// of them.
const part = process.argv.slice(2).find((word) => !/^\d+$/.test(word));
if (part === undefined || part === 'editor') await import('./dragFigures.ts');
if (part === undefined || part === 'truss') await import('./trussFigures.ts');
if (part === undefined || part === 'site') await import('./siteFigures.ts');
process.exit(0);

export {};
