import type { Ref } from 'react';
import type {
  RefusedTruss,
  SolvedTruss,
  TrussAnswer,
  TrussCase,
  TrussOptions,
} from '@eecs/solver-core/truss';
import type { Host, Locale } from '@eecs/ui-kit';
import type { TrussInput } from './headless/trussInput.ts';
import type { TrussItem } from './editing/items.ts';
import type { TrussReportOptions } from './report/reportOptions.ts';
import type { EditorFault, EditorHandle, EditorProps } from '@eecs/ui-kit/editor';

export type { AddedCommand } from '@eecs/ui-kit/editor';
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
  /** The result that is drawn on the truss: `off`, `force`, `stress`, `utilisation` or `shape`. */
  readonly mode?: string;
  /** The panel that is open under the board. @default none */
  readonly room?: string;
  /** The direction from which the truss is seen, degrees. */
  readonly orientation?: { readonly azimuth: number; readonly elevation: number };
  /** The middle of the visible area, in the units of `system`, and the scale in px per unit. */
  readonly window?: {
    readonly u: number;
    readonly v: number;
    readonly scale: number;
    readonly system: number;
  };
}

/** The types that the props and the handle of a truss editor speak of. */
export interface TrussKind {
  readonly document: TrussCase;
  readonly input: TrussInput;
  readonly solved: SolvedTruss;
  readonly refused: RefusedTruss;
  readonly item: TrussItem;
  readonly shown: TrussShown;
  readonly host: TrussHost;
}

/** Methods of a mounted editor for its host: those of every editor, and files of joints and rods. */
export interface TrussEditorHandle extends EditorHandle<TrussKind> {
  /** Writes joints, rods and loads, with the forces of the answer that is shown, as separated values. */
  readonly toCSV: () => Promise<string>;
  /** Writes the same as a workbook with a sheet of each. */
  readonly toXLSX: () => Promise<Blob>;
  /** Writes the rods as lines of a DXF drawing, each on the layer of its cross-section. */
  readonly toDXF: () => Promise<string>;
}

/** Props of the editor, and the events that a page hears from it. */
export interface TrussEditorProps extends EditorProps<TrussKind> {
  readonly ref?: Ref<TrussEditorHandle>;
}
