import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { listBookLines, writeBookLines } from './hicksLines.ts';

const lines = listBookLines();

describe('the two-span beam of Hicks by the three-moment equation', () => {
  it.each(lines)('$line: $book in the book, $found of the program ($where)', ({ book, decimals, found }) => {
    if (decimals === null) expectClose(found, book, 1e-12);
    else expect(Number(found.toFixed(decimals))).toBe(book);
  });

  it('is line by line in THEORY.md', () => {
    const theory = readFileSync(new URL('../../THEORY.md', import.meta.url), 'utf8');
    const written = theory.split('\n').map((row) => row.replace(/\s*\|\s*/g, '|'));
    for (const row of writeBookLines(lines)) expect(written).toContain(row.replace(/\s*\|\s*/g, '|'));
  });
});
