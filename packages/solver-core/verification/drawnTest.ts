import { inject, test } from 'vitest';
import './drawTasks.ts';
import { isTestDrawn } from './isTestDrawn.ts';

/**
 * Defines a test in a page whose subject has a test without a page too: an ordinary run of all lanes runs a part of
 * them, the next seeds the others; those that are left out count as skipped. A run of some files and the nightly run
 * have them all.
 */
export function drawnTest(name: string, work: () => Promise<void>, timeout?: number): void {
  const { hasAllTests, ...draw } = inject('draws');
  test.runIf(hasAllTests || isTestDrawn(name, draw))(name, work, timeout);
}

/**
 * Returns one of several cases of a test in a page, another one with the next seed: cases that differ in what other tests
 * ask as well. A run of some files and the nightly run have them all.
 */
export function drawOne<Case>(cases: readonly Case[]): readonly Case[] {
  const { hasAllTests, seed } = inject('draws');
  return hasAllTests ? cases : cases.filter((_, at) => at === seed % cases.length);
}
