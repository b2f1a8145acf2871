import type { ReactNode, Ref } from 'react';
import type {
  BeamAnswer,
  BeamCase,
  BeamInput,
  LIMITS,
  RefusedBeam,
  SolvedBeam,
  StressedOptions,
  UnitSystem,
} from '@eecs/solver-core';
import type { DocumentChange } from '@eecs/ui-kit/editing';
import type { EditorFault, EditorPart, OptionsProps } from '@eecs/ui-kit/editor';
import type { Density, Host, LoadedMessages, Locale, LocaleTag, ThemeWish, ThemeName } from '@eecs/ui-kit';
import type { ReportOptions } from './report/reportOptions.ts';
import type { Selection } from './naming/boardItem.ts';
import type { BeamExercise, ExerciseAttempt } from './exercise/exercise.ts';
import type { RefusedExerciseError } from './exercise/refusedExerciseError.ts';

/** A support or a load of a beam, by its place in the list of the document. */
export type BeamItem = Selection;

/**
 * Why a solve brought no result, or that what was given is no beam
 * (`refusedDocument`) or no exercise (`refusedExercise`).
 */
export type BeamFault =
  EditorFault<RefusedBeam> | { readonly kind: 'refusedExercise'; readonly error: RefusedExerciseError };

/** Options of the solution of a beam; the solver decides those that are left out. */
export type BeamAsked = Pick<StressedOptions, 'include' | 'mohr' | 'stress'>;

/** A beam that the surroundings keep. */
export interface KeptBeam {
  readonly id: string;
  readonly title: string;
  /** Null where it is gone, or cannot be read any more. */
  readonly open: () => Promise<BeamCase | null>;
}

/** The surroundings of a beam editor. */
export interface BeamHost extends Host<BeamCase, BeamAnswer, BeamAsked> {
  /**
   * The address of a page that checks the link of a report, which is that address with a fragment: the page of the site
   * at `/check`, or one with `readClaim` and `checkClaim` of `@eecs/ui-beam/report`. @default a report has no such link
   */
  readonly checkPage?: string;
  /**
   * Lists other beams that are kept, to be compared with the one on the board.
   * @default earlier states of it and files alone
   */
  readonly listKept?: () => Promise<readonly KeptBeam[]>;
  /** Writes a report on a beam as a DOCX file, on a server. @default the editor writes it by itself */
  readonly writeReport?: (
    document: BeamCase,
    wanted: ReportOptions & { readonly locale: Locale },
  ) => Promise<Blob>;
}

/** The view of an editor on its beam, as plain data that a link can carry. */
export interface BeamShown {
  /** Index of the case set, or all of them. */
  readonly set?: number | 'all';
  readonly isEnveloped?: boolean;
  /** The diagrams that stand open, and the one of a phone. */
  readonly rows?: readonly string[];
  readonly row?: string;
  readonly isStressShown?: boolean;
  /** The open rooms that explain the results. */
  readonly room?: string;
  /** The stretch in sight, as parts of the length. */
  readonly view?: readonly [from: number, to: number];
}

/** Methods of a mounted editor for its host. */
export interface BeamEditorHandle {
  /** Gives the document as it stands. */
  readonly getCase: () => BeamCase;
  /** Opens another document: clears the steps back, the result and its messages. */
  readonly setCase: (document: BeamCase) => void;
  /**
   * Puts another document in the place of the one on the board as one undo step: an import. The result of the former
   * one goes, and its messages.
   */
  readonly replaceCase: (document: BeamCase) => void;
  /** Tells what is shown of the beam, for `defaultShown` of another editor. */
  readonly getShown: () => Promise<BeamShown>;
  /** Chooses things of the document, as a click on them does; those it does not have are passed over. */
  readonly select: (items: readonly BeamItem[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Solves the document as it stands. Resolves to the answer, a refusal with its reasons too, or to the result that is
   * current already; to null where something keeps the document from being solved, where nobody answered (`onError`
   * tells why) and where another solve came first.
   */
  readonly solve: () => Promise<BeamAnswer | null>;
  /** Draws the board and the diagrams under it as the text of an SVG file that stands by itself. */
  readonly toSVG: (options?: PictureOptions) => Promise<string>;
  /** Paints the same as a PNG file. */
  readonly toPNG: (options?: PngOptions) => Promise<Blob>;
  /** Opens the report and the browser's print dialog for it. */
  readonly print: () => Promise<void>;
  /** Takes the keyboard's focus to the editor. */
  readonly focus: () => void;
}

/** How a picture of the board is drawn. */
export interface PictureOptions {
  /** Width of the picture, px. @default 960 */
  readonly width?: number;
  /**
   * The diagrams under the beam; one that is zero everywhere is left out.
   * @default those that stand open on the screen
   */
  readonly rows?: readonly ('N' | 'Q' | 'M' | 'slope' | 'deflection')[];
  /** @default the theme on the screen */
  readonly theme?: ThemeName;
  /** Its background: white, the paper of its theme, or nothing. @default 'white' in a light theme, else 'paper' */
  readonly background?: 'white' | 'paper' | 'none';
}

/** How a picture is painted. */
export interface PngOptions extends PictureOptions {
  /** Dots to a px. @default 2 */
  readonly scale?: number;
}

/** Something the surroundings do, found by name in the search of commands. */
export interface AddedCommand {
  /**
   * `export`, `import`, `share`, `svg`, `png`, `new`, `unitsSi`, `unitsUs`, `settings` and `examples` are found by
   * their usual words too.
   */
  readonly name: string;
  readonly label: string;
  /** Other words it is known by, with spaces between. @default '' */
  readonly words?: string;
  readonly run: () => void;
}

/** Props of the editor, and the events that a page hears from it. */
export interface BeamEditorProps extends OptionsProps {
  /**
   * The document, held by the surroundings, as one writes it or whole; each edit asks for another one by `onChange`.
   */
  readonly value?: BeamInput;
  /** The document to begin with, held by the editor from then on. @default an empty beam of 5 m */
  readonly defaultValue?: BeamInput;
  /**
   * A result kept from an earlier visit, shown from the start. One that does not answer the first document is ignored,
   * and one whose diagrams or reactions the first preview of that document does not find again is dropped: no `onSolve`
   * tells it.
   */
  readonly defaultSolution?: SolvedBeam;
  /**
   * The live preview of the first document, where the page knows it already, as for an example: drawn
   * from the start as a preview, until the editor has found its own. One that does not answer that document is ignored.
   * Read at mount. @default none
   */
  readonly defaultPreview?: SolvedBeam;
  /**
   * Called with the whole document after each edit, undo and redo, and after the page opened another one or other
   * units; `change` says which of these it was, and what is different, by field and id.
   */
  readonly onChange?: (document: BeamCase, change: DocumentChange) => void;
  /**
   * Asked before an edit, undo or redo of the reader is made: false leaves the document as it is, and so does a text,
   * which the reader is shown as the reason. What the page itself opens is not asked about.
   * @default all are let through
   */
  readonly beforeChange?: (document: BeamCase, change: DocumentChange) => boolean | string;
  /**
   * Called with what the live preview found, whenever the document has come to rest: after an edit, not while something
   * is dragged. It is no recorded result, for which see `onSolve`.
   */
  readonly onPreview?: (answer: BeamAnswer, document: BeamCase) => void;
  /**
   * Called with what is chosen on the board or in a table, in the order of choosing, whenever that is something else.
   */
  readonly onSelect?: (items: readonly BeamItem[]) => void;
  /** Called with each result. */
  readonly onSolve?: (answer: SolvedBeam) => void;
  /**
   * Called when a solve brought no result, and of a document or an exercise that is
   * none: its `error` says which part is at fault.
   */
  readonly onError?: (fault: BeamFault) => void;
  /**
   * Makes an exercise of the beam: it is shown as it is, nothing of it can be edited, and its results are hidden until
   * the questions are answered. What is none is said in its place and told by `onError`. Read at mount. @default none
   */
  readonly exercise?: BeamExercise;
  /** Called with each answer to a question of the exercise that was marked. */
  readonly onAttempt?: (attempt: ExerciseAttempt) => void;
  /**
   * The first view, as `getShown` returned it; parts that are not understood are ignored. Read at mount.
   * @default nothing of its own
   */
  readonly defaultShown?: unknown;
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
  /** Shows, solves and prints, but edits nothing. @default what the document says of itself: `readonly` */
  readonly readOnly?: boolean;
  /**
   * Where the results stand from 1600 px of width on: under the board on its own axis, or beside it.
   * @default 'default'
   */
  readonly layout?: 'default' | 'wide';
  /** Asks before a support or a load is removed. @default false */
  readonly confirmDelete?: boolean;
  /** Called when the reader changes that in the question itself. */
  readonly onConfirmDelete?: (asks: boolean) => void;
  /**
   * The sizes of `LIMITS` that the lists of the document keep within: those of its solver. A document that is longer
   * already is shown, edited and shortened, not made longer. @default 'full'
   */
  readonly limits?: keyof typeof LIMITS;
  /**
   * Parts of the editor that the page leaves out, by name; keys and methods do what they do without them.
   * @default all are shown
   */
  readonly hide?: readonly EditorPart[];
  /**
   * The host of the editor: `solve` in place of its own solver, `notify` and `confirm` in place of
   * its own notices and questions. @default nothing
   */
  readonly host?: BeamHost;
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
  readonly ref?: Ref<BeamEditorHandle>;
}
