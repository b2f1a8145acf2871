// `npm run figures`: measures the beam editor, large trusses and the site; `-- editor`, `-- truss` or `-- site` for one
// of them, `-- drag` for dragging a beam with and without stresses, in less than a minute, `-- answers FOLDER` to compare
// all answers of the solver with those of another checkout.
const PARTS = ['editor', 'drag', 'truss', 'site', 'answers'];

const part = process.argv.slice(2).find((word) => !/^\d+$/.test(word));
if (part !== undefined && !PARTS.includes(part)) {
  console.error(
    `There are no figures of "${part}": ask for ${PARTS.join(', ')}, or for none of them to have all.`,
  );
  process.exit(1);
}
if (part === undefined || part === 'editor' || part === 'drag') await import('./dragFigures.ts');
if (part === undefined || part === 'truss') await import('./trussFigures.ts');
if (part === undefined || part === 'site') await import('./siteFigures.ts');
if (part === 'answers') await import('./answerFigures.ts');
// A figure over its budget has already set the exit code.
process.exit();

export {};
