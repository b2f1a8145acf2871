import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Lists the parts of a late module that use a catalogue themselves, with the names of both. */
function listSpeakers(module: string): [string, string][] {
  return [...module.matchAll(/export \{ (\w+) \} from '(.+\.tsx)'/g)].flatMap(([, name = '', file = '']) =>
    [...new Set([...read(file).matchAll(/useText\((\w+)\)/g)].map(([, catalogue = '']) => catalogue))].map(
      (catalogue): [string, string] => [name, catalogue],
    ),
  );
}

test.each(['lateExplorers.ts', 'lateParts.ts', 'lateReport.ts'])(
  'parts loaded by %s wait for their texts, so that they are never in English first',
  (file) => {
    const module = read(file);
    const all = /export const texts = \[([^\]]*)\]/.exec(module)?.[1] ?? '';
    const speakers = listSpeakers(module);
    expect(speakers.length).toBeGreaterThan(0);
    const silent = speakers.filter(
      ([name, catalogue]) =>
        !(new RegExp(`\\b${name}: \\[(.*?)\\]`).exec(module)?.[1] ?? all).includes(catalogue),
    );
    expect(silent).toEqual([]);
  },
);
