import type { BeamCase } from '@eecs/solver-core';
import { hingedSpans } from './hingedSpans.ts';
import { proppedCantilever } from './proppedCantilever.ts';
import { twoSpans } from './twoSpans.ts';

/** Verified documents, used alike by stories, tests and the site; each file states its closed form. */
export const beamExamples = { hingedSpans, twoSpans, proppedCantilever } satisfies Record<string, BeamCase>;
