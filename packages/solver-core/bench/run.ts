import { calibrate } from './calibration.ts';
import { createCholmodTimer, type CholmodTimer } from './cholmod/cholmod.ts';
import { benchCombinations } from './combinations.ts';
import { benchFamilies } from './families.ts';
import { benchFrames } from './frames.ts';
import { benchGrowth } from './growth.ts';
import { benchPreview } from './preview.ts';
import { benchDocuments } from './truss/documents.ts';
import { benchTrussFamilies } from './truss/families.ts';
import { benchTrussGrowth } from './truss/growth.ts';
import { benchMemory } from './truss/memory.ts';
import { benchWholeAnswers } from './truss/wholeAnswers.ts';

/**
 * Times beams, frames and trusses, with a calibration loop in the same process. The first word `beam`, `frame` or
 * `truss` selects one of them; a second word after `truss`, such as 10k-2d, selects the families whose name contains
 * it.
 */
const [, , only, part] = process.argv;
const calibrationMs = calibrate();
console.log(`calibration (1e7 dependent multiply-adds): ${calibrationMs.toFixed(1)} ms; bars are for 14 ms`);
const runs = { beam: runBeams, frame: runFrames, truss: runTrusses };
for (const [kind, run] of Object.entries(runs)) if (only === undefined || only === kind) run();

function runFrames(): void {
  console.log('frames, a document to all results');
  console.table(benchFrames(calibrationMs));
}

function runBeams(): void {
  console.table(benchFamilies(calibrationMs));
  console.log('solve of a preview, bar 2 ms for 95 of 100, on any machine');
  console.table(benchPreview());
  console.log('all governing combinations and envelopes, bar 20 times one solve of the same beam');
  console.table(benchCombinations());
  console.log('growth of time per unit, bar 1.5, times 5/3 with a factor of log n');
  console.table(benchGrowth());
}

function runTrusses(): void {
  const timer = createCholmodTimer();
  console.log(
    timer
      ? 'trusses, and CHOLMOD: the best of three orderings and two modes, one thread'
      : 'trusses; CHOLMOD left out: it takes a C compiler, SuiteSparse and OpenBLAS',
  );
  console.table(benchTrussFamilies(calibrationMs, timer, part ?? ''));
  console.log('a document to all results, beside the bare equations in CHOLMOD');
  console.table(benchWholeAnswers(timer, part ?? ''));
  if (!part) runTrussesBeside(timer);
  timer?.dispose();
}

function runTrussesBeside(timer: CholmodTimer | null): void {
  console.log('documents, and other forces on a kept factor');
  console.table(benchDocuments(calibrationMs));
  console.log('most memory of a process that solves one truss');
  console.table(benchMemory());
  console.log('growth of operations and of time per joint');
  console.table(benchTrussGrowth(timer));
}
