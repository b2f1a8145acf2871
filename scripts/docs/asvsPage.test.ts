import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../runNode.ts';
import { ASVS_LEVELS } from './asvsLevels.ts';

const STATUSES = ['met', 'n.a.', 'deviation', 'open'];
const MOST_WORDS = 12;

interface Line {
  readonly id: string;
  readonly level: string;
  readonly what: string;
  readonly status: string;
  /** The evidence, or the reason why the requirement is not met. */
  readonly shown: string;
}

const page = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8');
const lines: readonly Line[] = page
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter(([, id = '']) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = '', level = '', what = '', status = '', shown = '']) => ({ id, level, what, status, shown }));

const required = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
  [...levels].map((level, i) => ({ id: `${section}.${i + 1}`, level })),
);
const asked = required.filter(({ level }) => level !== '3');

/** Returns the evidence that a line names: files, from the root, with the name of a test or a heading. */
function placesOf({ shown }: Line): { readonly file: string; readonly name: string | undefined }[] {
  return [...shown.matchAll(/`([^`#]+)(?:#([^`]+))?`/g)].map(([, file = '', name]) => ({ file, name }));
}

function isShown({ file, name }: { readonly file: string; readonly name: string | undefined }): boolean {
  const whole = path.join(ROOT, file);
  if (!existsSync(whole)) return false;
  if (name === undefined) return true;
  const text = readFileSync(whole, 'utf8');
  if (file.endsWith('.md'))
    return text.split('\n').some((line) => line.replace(/^#+ /, '# ') === `# ${name}`);
  // The name of a test is the first argument of a call.
  return text.replace(/\(\s+'/g, "('").includes(`('${name}',`);
}

test('the list of requirements is that of the standard: 70 of level 1, 183 of level 2, 92 of level 3', () => {
  expect(['1', '2', '3'].map((one) => required.filter(({ level }) => level === one).length)).toEqual([
    70, 183, 92,
  ]);
});

test('every requirement of levels 1 and 2 is there, once, under its level', () => {
  const ids = lines.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(lines.map(({ id, level }) => `${id} L${level}`)).toEqual(
    asked.map(({ id, level }) => `${id} L${level}`),
  );
});

test('every line says in few words what is asked, and how it stands', () => {
  expect(lines.filter(({ status }) => !STATUSES.includes(status)).map(({ id }) => id)).toEqual([]);
  const wordy = ({ what }: Line) => what === '' || what.split(/\s+/).length > MOST_WORDS;
  expect(lines.filter(wordy).map(({ id }) => id)).toEqual([]);
});

test('fulfilled requirements name existing files and tests', () => {
  const met = lines.filter(({ status }) => status === 'met');
  expect(met.filter((line) => placesOf(line).length === 0).map(({ id }) => id)).toEqual([]);
  const lost = met.flatMap((line) =>
    placesOf(line)
      .filter((place) => !isShown(place))
      .map(({ file, name }) => `${line.id} ${file} ${name ?? ''}`),
  );
  expect(lost).toEqual([]);
});

test('requirements that are not met have a reason, deviations also limits', () => {
  const short = lines.filter(({ status, shown }) => status !== 'met' && shown.length < 8);
  expect(short.map(({ id }) => id)).toEqual([]);
  const unbounded = lines.filter(({ status, shown }) => status === 'deviation' && !/ Limits: \S/.test(shown));
  expect(unbounded.map(({ id }) => id)).toEqual([]);
});

test('the sums at its head, and those of the promises, are those of its lines', () => {
  const count = (status: string) => lines.filter((line) => line.status === status).length;
  const [met, absent, accepted, open] = STATUSES.map(count);
  expect(page.split('\n')).toContain(
    `${met} met, ${absent} not applicable, ${accepted} deviations, ${open} open.`,
  );
  // The promises repeat them.
  expect(readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8')).toContain(
    `${met} met, ${absent} do not apply, ${accepted} deviations, ${open} open`,
  );
});
