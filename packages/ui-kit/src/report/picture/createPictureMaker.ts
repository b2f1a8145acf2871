import type { Diagram, Quantity, UnitSystem } from '@eecs/solver-core';
import type { Locale } from '../../i18n/locale.ts';
import type { PaperFigure } from '../blocks.ts';
import type { ReportSources } from '../createReportMaker.ts';
import type { CommonReportOptions } from '../reportOptions.ts';
import type { ReportText } from '../words.ts';
import { type DrawnView, type Picture, type PictureLine, createPicture, toPictureLine } from './picture.ts';

/** A result of a case set before it is written. */
export type SetView = Omit<DrawnView, 'set'>;

/** The greatest displacement of a drawn motion, px. */
const MOTION_PX = 26;

/**
 * Creates the function that draws a kind of structure with the results of every case set, or with its motions if it
 * cannot be solved, as drawings that a page can show and read.
 */
export function createPictureMaker<
  Document extends { readonly title: string; readonly units: { readonly system: UnitSystem } },
  Set,
  Answer extends { readonly sets: readonly Set[] },
  Words extends { readonly locale: Locale; readonly t: ReportText<'untitled'> },
  Context extends {
    readonly unit: (quantity: Quantity) => string;
    readonly nameSet: (index: number) => string;
  },
>({
  createContext,
  draw,
  listViews,
  listMotions,
}: {
  readonly createContext: (
    document: Document,
    of: ReportSources<Answer, CommonReportOptions<never>, Words>,
  ) => Context;
  /** Draws the structure with its loads. */
  readonly draw: (context: Context) => PaperFigure;
  /** Draws the results of a case set, the most asked for first. */
  readonly listViews: (context: Context, set: Answer['sets'][number], index: number) => Iterable<SetView>;
  /** Lists the motions of a mechanism; each draws itself with a given greatest displacement, px. */
  readonly listMotions: (document: Document, context: Context) => readonly ((size: number) => string)[];
}): (document: Document, of: Omit<ReportSources<Answer, unknown, Words>, 'options'>) => Picture {
  return (document, { answer, words }) => {
    const options = { parts: [], paper: 'A4', date: '', logo: null, version: '' } as const;
    const context = createContext(document, { answer, words, options });
    return createPicture({
      locale: words.locale,
      title: document.title === '' ? words.t('untitled') : document.title,
      system: document.units.system,
      unit: context.unit,
      structure: draw(context),
      views: listAllViews(context, answer?.sets ?? []),
      motions:
        answer === null
          ? listMotions(document, context).map((drawWith) => ({ from: drawWith(0), to: drawWith(MOTION_PX) }))
          : [],
    });
  };

  function* listAllViews(context: Context, sets: Answer['sets']): Generator<DrawnView> {
    for (const [index, set] of sets.entries())
      for (const view of listViews(context, set, index)) yield { set: context.nameSet(index), ...view };
  }
}

/**
 * Lists the lines of a structure of joints along which a result can be read, named by their numbers and joints:
 * `2 (2–3)`. `pick` returns the diagram of a line; a line without one is omitted.
 */
export function listPictureLines<Joint, Line extends { readonly i: number; readonly j: number }>(
  { joints, lines }: { readonly joints: readonly Joint[]; readonly lines: readonly Line[] },
  toPx: (joint: Joint) => { readonly x: number; readonly y: number },
  pick: (index: number, ends: readonly [Joint, Joint]) => Pick<Diagram, 'segments' | 'jumps'> | null,
): PictureLine[] {
  return lines.flatMap(({ i, j }, index) => {
    const [a, b] = [joints[i], joints[j]];
    const diagram = a === undefined || b === undefined ? null : pick(index, [a, b]);
    if (a === undefined || b === undefined || diagram === null) return [];
    return [toPictureLine(`${index + 1} (${i + 1}–${j + 1})`, [toPx(a), toPx(b)], diagram)];
  });
}
