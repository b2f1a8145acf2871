import { inject, test } from 'vitest';
import './drawTasks.ts';
import { isTestDrawn } from './isTestDrawn.ts';

/**
 * Defines a test in a page whose subject also has a test without a page: an ordinary run of all lanes runs a part of
 * these tests, later seeds the others, and those left out count as skipped. A run of selected files and the nightly run
 * include all of them.
 */
export function drawnTest(name: string, work: () => Promise<void>, timeout?: number): void {
  const { hasAllTests, ...draw } = inject('draws');
  test.runIf(hasAllTests || isTestDrawn(name, draw))(name, work, timeout);
}

/**
 * Returns one of several cases of a test in a page, a different one with the next seed; other tests cover the
 * differences between the cases too. A run of selected files and the nightly run include all of them.
 */
export function drawOne<Case>(cases: readonly Case[]): readonly Case[] {
  const { hasAllTests, seed } = inject('draws');
  return hasAllTests ? cases : cases.filter((_, at) => at === seed % cases.length);
}
