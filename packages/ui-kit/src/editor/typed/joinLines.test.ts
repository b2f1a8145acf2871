import { expect, test } from 'vitest';
import { joinLines, splitLine } from './statementText.ts';

test.each([
  ['P 1 @ 1\nP 2 @ 2', 'P 1 @ 1; P 2 @ 2'],
  ['L 6;\r\nq 10\r\n\r\npin 0\n', 'L 6; q 10; pin 0'],
  ['\n  L 6\n; q 10', 'L 6; q 10'],
  ['L 6; q 10', 'L 6; q 10'],
])('the lines of a pasted text become statements: %j', (pasted, line) => {
  expect(joinLines(pasted)).toBe(line);
  expect(splitLine(line).statements).toEqual(splitLine(pasted).statements);
});
