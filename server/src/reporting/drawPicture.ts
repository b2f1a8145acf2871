import { parseCase } from '@eecs/solver-core';
import { parseFrame } from '@eecs/solver-core/frame';
import { parseTruss } from '@eecs/solver-core/truss';
import { createBeamPicture, getReportWords, type Picture, solveForReport } from '@eecs/ui-beam/report';
import { createFramePicture, getFrameReportWords, solveFrameForReport } from '@eecs/ui-frame/report';
import { createTrussPicture, getTrussReportWords, solveTrussForReport } from '@eecs/ui-truss/report';
import type { StructureKind } from '../kinds/structures.ts';
import type { Locale } from '../words/locale.ts';

/** A structure to draw, in the language of the picture. */
export interface PictureTask {
  readonly kind: StructureKind;
  readonly document: unknown;
  readonly locale: Locale;
}

const DRAW: { readonly [K in StructureKind]: (task: PictureTask) => Picture | null } = {
  msb: ({ document: input, locale }) => {
    const parsed = parseCase(input);
    if (!parsed.ok) return null;
    const { document } = parsed;
    return createBeamPicture(document, { answer: solveForReport(document), words: getReportWords(locale) });
  },
  truss: ({ document: input, locale }) => {
    const parsed = parseTruss(input);
    if (!parsed.ok) return null;
    const { document } = parsed;
    const answer = solveTrussForReport(document);
    return createTrussPicture(document, { answer, words: getTrussReportWords(locale) });
  },
  frame: ({ document: input, locale }) => {
    const parsed = parseFrame(input);
    if (!parsed.ok) return null;
    const { document } = parsed;
    const answer = solveFrameForReport(document);
    return createFramePicture(document, { answer, words: getFrameReportWords(locale) });
  },
};

/** Solves a structure and draws it with its results, as its editor's reports do; null for an unreadable document. */
export function drawPicture(task: PictureTask): Picture | null {
  return DRAW[task.kind](task);
}
