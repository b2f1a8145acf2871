import type { Shape } from '../drawing/shape.ts';

/** A piece of a typeset line: italic letters of formulas, subscripts, fractions with a bar. */
export type Run =
  | { readonly text: string; readonly style?: 'italic' | 'bold' | 'sub' | 'sup' }
  | { readonly over: Runs; readonly under: Runs };

/** A line of text. */
export type Runs = readonly Run[];

/** The heading of a column, and whether the column holds numbers. */
export interface ReportColumn {
  readonly head: Runs;
  readonly unit?: string;
  readonly isNumeric: boolean;
}

/** A drawing of a report, px at 96 to the inch, in print colours. */
export interface PaperFigure {
  readonly width: number;
  /** The top of the drawing; content above is cut off. */
  readonly top: number;
  /** The bottom of the drawing. */
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The blocks of a report, from top to bottom. They contain the content, not its look. */
export type ReportBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'text'; readonly runs: Runs; readonly tone?: 'note' | 'warning' }
  | {
      readonly kind: 'table';
      /** Names the table for screen readers; sighted readers see its heading. */
      readonly caption: string;
      readonly columns: readonly ReportColumn[];
      readonly rows: readonly (readonly Runs[])[];
    }
  | {
      readonly kind: 'figure';
      readonly figure: PaperFigure;
      readonly label: string;
      /** Whether the next block is kept on the same page. @default false */
      readonly keepsNext?: boolean;
    }
  | { readonly kind: 'formula'; readonly runs: Runs; readonly isWrong: boolean };

/** A line of the title block. */
export interface ReportField {
  readonly label: string;
  readonly value: string;
}

/** The table for signatures: the headings of its columns, and the roles of the signers. */
export interface ReportSigns {
  readonly heads: {
    readonly role: string;
    readonly name: string;
    readonly sign: string;
    readonly date: string;
  };
  readonly rows: readonly { readonly role: string; readonly name: string }[];
}

/** A logo at the top of a report. */
export interface ReportLogo {
  readonly type: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  /** Size of the image, px. */
  readonly width: number;
  readonly height: number;
}

/** A paper size. */
export type Paper = 'A4' | 'Letter';

/** The size of a page between its margins, px at 96 to the inch. */
export const SHEET_PX: Readonly<Record<Paper, number>> = { A4: 658, Letter: 680 };

/** A report as a tree: a view draws it, a writer makes a file of it. */
export interface Report {
  readonly locale: 'en-US' | 'ru' | 'uk';
  readonly paper: Paper;
  readonly title: string;
  readonly logo: ReportLogo | null;
  readonly fields: readonly ReportField[];
  /** The table for signatures; null if nobody signs. */
  readonly signs: ReportSigns | null;
  /** The word across every page of a sample; null for a full report. */
  readonly sample: string | null;
  /** The author of the work; empty if no author is given. */
  readonly author: string;
  /** The footer of every page: the hash of the document and the version of the solver. */
  readonly foot: string;
  /** The word before the number of a page. */
  readonly page: string;
  /** The URL at which the numbers can be checked against the document; null if no page offers this. */
  readonly verify: { readonly text: string; readonly link: string } | null;
  readonly blocks: readonly ReportBlock[];
}

/** A line of plain text. */
export const plain = (text: string): Runs => [{ text }];

/** A line of bold text. */
export const bold = (text: string): Runs => [{ text, style: 'bold' }];

/** A symbol as typeset in books: an italic letter with its subscript. */
export const symbol = (letter: string, index = ''): Runs => [
  { text: letter, style: 'italic' },
  ...(index === '' ? [] : [{ text: index, style: 'sub' as const }]),
];

/** A block of text. */
export const textBlock = (text: string, tone?: 'note' | 'warning'): ReportBlock => ({
  kind: 'text',
  runs: plain(text),
  ...(tone !== undefined && { tone }),
});

/** A heading of a part or of a section of it. */
export const head = (text: string, level: 2 | 3 = 3): ReportBlock => ({ kind: 'heading', level, text });

/** Returns whether a row of a table continues the subject of the row above: its first cell is empty. */
export function goesOn([first]: readonly Runs[]): boolean {
  return first !== undefined && first.every((run) => 'text' in run && run.text === '');
}
