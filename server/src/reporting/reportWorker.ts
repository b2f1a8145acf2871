import { parseCase } from '@eecs/solver-core';
import { type Picture, SOLVED_BY, solveForReport, writeClaim } from '@eecs/ui-beam/report';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { ReportTemplate } from '../accounts/reportTemplate.ts';
import type { ReportWishes } from '../schemas/reportRequest.ts';
import type { StructureKind } from '../kinds/structures.ts';
import type { Locale } from '../words/locale.ts';
import type { ReportOutcome } from './reportTask.ts';
import { drawPicture, type PictureTask } from './drawPicture.ts';
import { writeReport } from './writeReport.ts';

/** A request as received: JSON in UTF-8, already validated. */
export interface WrittenReport<K extends StructureKind = StructureKind> {
  readonly kind: K;
  readonly written: Uint8Array;
  readonly locale: Locale;
  /** The report settings of the account, used if the request omits them. @default none */
  readonly template?: ReportTemplate;
}

const decoder = new TextDecoder();

/** Writes one report in a worker thread. The bytes of the file are transferred out of the thread. */
export function writeWritten({ kind, written, locale, template }: WrittenReport): ReportOutcome {
  const body = JSON.parse(decoder.decode(written)) as {
    readonly data: unknown;
    readonly report?: ReportWishes[StructureKind];
  };
  const outcome = writeReport({ kind, document: body.data, wish: { ...template, ...body.report }, locale });
  if (outcome.kind !== 'written') return outcome;
  const parcel = { [transferableSymbol]: [outcome.file.buffer], [valueSymbol]: outcome };
  // The receiver gets the parcel's content.
  return move(parcel) as unknown as ReportOutcome;
}

/** Draws a picture in a worker thread; null for an unreadable document. */
export function draw(task: PictureTask): Picture | null {
  return drawPicture(task);
}

/**
 * Packs a beam and its governing numbers into the fragment of a link, in a worker thread; null if the beam cannot be
 * solved or the link would be too long.
 */
export async function claim(document: unknown): Promise<string | null> {
  const parsed = parseCase(document);
  const answer = parsed.ok ? solveForReport(parsed.document) : null;
  return parsed.ok && answer !== null ? writeClaim(parsed.document, { answer, version: SOLVED_BY }) : null;
}

/** Does nothing: its completion shows that the thread has loaded the code that writes reports. */
export function load(): void {
  // Importing this module has loaded everything.
}
