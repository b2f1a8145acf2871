import { withCombinations } from '@eecs/solver-core/combinations';
import { frameCaseSchema, frameHash, parseFrame, unknownFrameFields } from '@eecs/solver-core/frame';
import { deriveFields } from '@eecs/solver-core/frame-rules';
import type { Structure } from './structure.ts';

/** Plane frames. Solving, saving and reporting on them is free for everybody. */
export const frame: Structure<'frame'> = {
  word: 'frame',
  schema: withCombinations(frameCaseSchema),
  looksLike: ({ members }) => Array.isArray(members),
  read: (input) => {
    const parsed = parseFrame(input);
    if (!parsed.ok) return parsed;
    const { document, corrections } = parsed;
    return {
      ok: true,
      document,
      isAsWritten: corrections.length === 0 && unknownFrameFields(document).length === 0,
      hash: () => frameHash(document),
      derive: () => deriveFields(document),
    };
  },
  featuresOf: () => [],
  reportFeature: null,
  reportIncludes: [],
  answers: {
    // A member has six diagrams.
    parts: ['joints', 'members'],
    most: 15_000,
    // Three modes have as many curves as the six diagrams, and so have the samples of five theories.
    // In each of several situations, combinations have two borders for each diagram.
    lengthens: { stability: 1, stress: 0.5, eq: 1.5, combinations: 4 },
    // A member and set take about 0.7 ms of a processor, and 2 ms if the load exceeds the critical one, so that a larger
    // frame could spend the time of a request.
    secondOrder: { list: 'members', most: 1000 },
  },
};
