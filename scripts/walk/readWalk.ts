import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../runNode.ts';

/** Commands of a page, and the output that the page shows for them. */
export interface Step {
  /** Line of the page on which the commands begin. */
  readonly line: number;
  readonly commands: string;
  /** Empty if no output is shown. */
  readonly printed: string;
}

const PAGE = path.join(ROOT, 'docs/api.md');
const BLOCK = /^```(sh|text)\n([\s\S]*?)^```$/gm;

/** Reads the commands of docs/api.md in order, each with the block of text below it. */
export function readWalk(): readonly Step[] {
  const page = readFileSync(PAGE, 'utf8');
  const steps: Step[] = [];
  for (const { 1: kind, 2: text = '', index } of page.matchAll(BLOCK)) {
    const last = steps.at(-1);
    if (kind === 'sh')
      steps.push({ line: page.slice(0, index).split('\n').length + 1, commands: text, printed: '' });
    else if (last?.printed === '') steps[steps.length - 1] = { ...last, printed: text };
    else throw new Error('docs/api.md has a block of text without commands above it');
  }
  return steps;
}

const ANYTHING = '…';

/** Returns whether the output matches that of the page; `…` on the page stands for any text within one line. */
export function isAsWritten(printed: string, written: string): boolean {
  const parts = written.split(ANYTHING).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(printed);
}
