import type { ReactNode, Ref } from 'react';
import type { LIMITS, UnitSystem } from '@eecs/solver-core';
import type {
  RefusedTruss,
  SolvedTruss,
  TrussAnswer,
  TrussCase,
  TrussOptions,
} from '@eecs/solver-core/truss';
import type { Density, Host, LoadedMessages, Locale, LocaleTag, ThemeWish } from '@eecs/ui-kit';
import type { TrussInput } from './headless/trussInput.ts';
import type { TrussItem } from './editing/items.ts';
import type { TrussReportOptions } from './report/reportOptions.ts';
import type { DocumentChange } from '@eecs/ui-kit/editing';
import type { EditorFault, EditorPart, OptionsProps } from '@eecs/ui-kit/editor';

export type { TrussItem };

/** Why a solve brought no result. */
export type TrussFault = EditorFault<RefusedTruss>;

/** Options of the solution of a truss; the solver decides those that are left out. */
export type TrussAsked = Pick<TrussOptions, 'include' | 'mohr'>;

/** The surroundings of a truss editor. */
export interface TrussHost extends Host<TrussCase, TrussAnswer, TrussAsked> {
  /** Writes a report on a truss as a DOCX file, on a server. @default the editor writes it by itself */
  readonly writeReport?: (
    document: TrussCase,
    wanted: TrussReportOptions & { readonly locale: Locale },
  ) => Promise<Blob>;
}

/** The view of an editor on its truss, as plain data that a link can carry. */
export interface TrussShown {
  /** Index of the case set, or all of them. */
  readonly set?: number | 'all';
  /** The quantity that is shown for each rod. */
  readonly mode?: string;
  readonly isShapeShown?: boolean;
  /** The room under the drawing of the results. */
  readonly room?: string;
  /** From where it is looked at, degrees. */
  readonly orientation?: { readonly azimuth: number; readonly elevation: number };
  /** The middle of what is in sight, in the units of `system`, and px to a unit. */
  readonly window?: {
    readonly u: number;
    readonly v: number;
    readonly scale: number;
    readonly system: number;
  };
}

/** Methods of a mounted editor for its host. */
export interface TrussEditorHandle {
  /** Gives the document as it stands. */
  readonly getCase: () => TrussCase;
  /** Opens another document: clears the steps back, the result and its messages. */
  readonly setCase: (document: TrussCase) => void;
  /** Puts another document in the place of the one on the board as one undo step: an import. */
  readonly replaceCase: (document: TrussCase) => void;
  /** Tells what is shown of the truss, for `defaultShown` of another editor. */
  readonly getShown: () => Promise<TrussShown>;
  /** Chooses things of the document, as a click on them does; those it does not have are passed over. */
  readonly select: (items: readonly TrussItem[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Solves the document as it stands. Resolves to the answer, a refusal with its reasons too, or to the result that is
   * current already; to null where something keeps the document from being solved, where nobody answered (`onError`
   * tells why) and where another solve came first.
   */
  readonly solve: () => Promise<TrussAnswer | null>;
  /** Draws the board and the forces under it as the text of an SVG file that stands by itself. */
  readonly toSVG: () => Promise<string>;
  /** Paints the same as a PNG file, two dots to a px. */
  readonly toPNG: () => Promise<Blob>;
  /** Writes joints, rods and loads, with the forces of the answer that is shown, as separated values. */
  readonly toCSV: () => Promise<string>;
  /** Writes the same as a workbook with a sheet of each. */
  readonly toXLSX: () => Promise<Blob>;
  /** Writes the rods as lines of a DXF drawing, each on the layer of its cross-section. */
  readonly toDXF: () => Promise<string>;
  /** Opens the report and the browser's print dialog for it. */
  readonly print: () => Promise<void>;
  /** Takes the keyboard's focus to the editor. */
  readonly focus: () => void;
}

/** Something the surroundings do, found by name in the search of commands. */
export interface AddedCommand {
  readonly name: string;
  readonly label: string;
  /** Other words it is known by, with spaces between. @default '' */
  readonly words?: string;
  readonly run: () => void;
}

/** Props of the editor, and the events that a page hears from it. */
export interface TrussEditorProps extends OptionsProps {
  /**
   * The first view, as `getShown` returned it; parts that are not understood are ignored. Read at mount.
   * @default nothing of its own
   */
  readonly defaultShown?: unknown;
  /**
   * The document, held by the surroundings, as one writes it or whole; each edit asks for another one by `onChange`.
   */
  readonly value?: TrussInput;
  /** The document to begin with, held by the editor from then on. @default an empty truss */
  readonly defaultValue?: TrussInput;
  /**
   * A result kept from an earlier visit, shown from the start. One that does not answer the first document is ignored.
   */
  readonly defaultSolution?: SolvedTruss;
  /**
   * Called with the whole document after each edit, undo and redo, and after the page opened another one or other
   * units; `change` says which of these it was, and what is different, by field and id.
   */
  readonly onChange?: (document: TrussCase, change: DocumentChange) => void;
  /**
   * Asked before an edit, undo or redo of the reader is made: false leaves the document as it is, and so does a text,
   * which the reader is shown as the reason. What the page itself opens is not asked about.
   * @default all are let through
   */
  readonly beforeChange?: (document: TrussCase, change: DocumentChange) => boolean | string;
  /**
   * Called with what the live preview found, whenever the document has come to rest: after an edit, not while something
   * is dragged. It is no recorded result, for which see `onSolve`.
   */
  readonly onPreview?: (answer: TrussAnswer, document: TrussCase) => void;
  /**
   * Called with what is chosen on the board or in a table, in the order of choosing, whenever that is something else.
   */
  readonly onSelect?: (items: readonly TrussItem[]) => void;
  /** Called with each result. */
  readonly onSolve?: (answer: SolvedTruss) => void;
  /** Called when a solve brought no result, and of a document that is none: its `error` says which part is at fault. */
  readonly onError?: (fault: TrussFault) => void;
  /** 0 is SI, 1 is US customary: the document is converted when this changes. @default the document's own */
  readonly units?: UnitSystem;
  /** `en-US`, `ru` or `uk`; any other language tag is taken to one of them. @default 'en-US' */
  readonly locale?: LocaleTag;
  /**
   * `inherit` is that of the page: a class `dark`, `data-theme`, `data-bs-theme` and the like on what is around it.
   * @default 'system'
   */
  readonly theme?: ThemeWish;
  /** @default 'comfortable' */
  readonly density?: Density;
  /** Digits after the decimal mark of results. @default 3 */
  readonly digits?: number;
  /** Where the results stand from 1600 px of width on: under the board, or beside it. @default 'default' */
  readonly layout?: 'default' | 'wide';
  /** Shows, solves and prints, but edits nothing. @default what the document says of itself: `readonly` */
  readonly readOnly?: boolean;
  /** Asks before a joint, a rod, a load or a guide is removed. @default false */
  readonly confirmDelete?: boolean;
  /** Called when the reader changes that in the question itself. */
  readonly onConfirmDelete?: (asks: boolean) => void;
  /** The sizes of `LIMITS` that the lists of the document keep within. @default 'full' */
  readonly limits?: keyof typeof LIMITS;
  /**
   * Parts of the editor that the page leaves out, by name; keys and methods do what they do without them.
   * @default all are shown
   */
  readonly hide?: readonly EditorPart[];
  /** The host of the editor. @default nothing */
  readonly host?: TrussHost;
  /** Texts fetched beforehand by `loadMessages`, so that a first paint is in the reader's language. */
  readonly preloaded?: readonly LoadedMessages[];
  /** Nonce of the page's content security policy. */
  readonly nonce?: string;
  /** Where the style sheet goes: the shadow root the editor is in. @default the document's head */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /** Further actions of the surroundings, at the end of the editor's bar. */
  readonly actions?: ReactNode;
  /** Commands of the surroundings that the search of commands finds too. @default none */
  readonly commands?: readonly AddedCommand[];
  /** Names the editor to a screen reader, where a page has more than one. @default what it edits */
  readonly 'aria-label'?: string;
  readonly ref?: Ref<TrussEditorHandle>;
}
