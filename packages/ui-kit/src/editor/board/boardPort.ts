import type { BoardPoint } from './toBoardPoint.ts';

/**
 * The targets that a place snaps to: `minor` is everything near, `major` (Shift) only the
 * steps of the grid, `free` (Alt) nothing.
 */
export type SnapMode = 'minor' | 'major' | 'free';

/** Something under a pointer, and which part of it. */
export interface Hit<Item, Part extends string = string> {
  readonly item: Item;
  readonly part: Part | 'body';
  /** It can be chosen but not dragged, like a dimension. @default false */
  readonly isFixed?: boolean;
}

/** From the document to the drawing, px, and back. */
export interface Projection<Place> {
  readonly toPx: (place: Place) => BoardPoint;
  readonly toPlace: (point: BoardPoint) => Place;
  /** Pixels of a unit of length. */
  readonly factor: number;
}

/** Where a pointer is: on the drawing, px, and the place of the document there. */
export interface Pointed<Place> extends BoardPoint {
  readonly place: Place;
  readonly mode: SnapMode;
}

/** A rectangle on a board, px: drawn round objects to choose them. */
export interface BoardBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A gesture under way that changes the document when it ends: a drag, or the use of a tool. */
export interface Drag<Place> {
  /** Shows the progress of the gesture; called at most once a frame. */
  readonly step: (to: Pointed<Place>) => void;
  readonly commit: () => void;
  /** Ends it without a trace. */
  readonly cancel: () => void;
  /** Returns whether what was taken is still there: it may have been undone, removed, or come in other units. */
  readonly isValid: () => boolean;
}

/** A tool in hand: a press anywhere on the board begins its use. */
export interface PlacingTool<Item, Place, Part extends string = string> {
  /** The pointer is over the board and not pressed; null once it has left. */
  readonly hover: (at: Pointed<Place> | null, hit: Hit<Item, Part> | null) => void;
  readonly begin: (at: Pointed<Place>) => Drag<Place>;
}

/** The selection of a board: any number of items, in the order they were chosen. */
export interface BoardSelection<Item> {
  readonly get: () => readonly Item[];
  readonly set: (items: readonly Item[]) => void;
  /** The pointer is over an item, or over none. */
  readonly hover: (item: Item | null) => void;
  readonly isSame: (a: Item, b: Item) => boolean;
}

/** A frame that chooses what it touches; a board without it draws none. */
export interface Marquee<Item> {
  readonly find: (frame: BoardBox) => readonly Item[];
  /** Shows the frame and what it would choose; null once it is over. */
  readonly show: (frame: BoardBox | null, caught: readonly Item[]) => void;
}

/** The part of the document that is shown. */
export interface Camera {
  /** Two fingers give a magnification by their distance along x alone, or along both axes. */
  readonly axes: 'x' | 'xy';
  /** Returns whether the whole document is shown, so that there is nothing to move. */
  readonly isWhole: () => boolean;
  /** Brings what is at `from` to `to`, px of the drawing, and magnifies it there by a factor. */
  readonly move: (by: {
    readonly from: BoardPoint;
    readonly to: BoardPoint;
    readonly factor: number;
  }) => void;
  /** Turns a space by a way of the pointer, px; flat boards have none. */
  readonly turn?: (by: BoardPoint) => void;
}

/**
 * The facts about a document that a board needs. `Item` can be pointed at; `Place` is a point of the document: a number
 * on a beam, `{x, y}` in a plane, `{x, y, z}` in space.
 */
export interface BoardPort<Item, Place, Part extends string = string> {
  /** The width that the drawing was laid out for, px. */
  readonly getWidth: () => number;
  /** How the document is drawn now; asked at every step, for the view may change in the middle of a gesture. */
  readonly getProjection: () => Projection<Place>;
  readonly isReadOnly: () => boolean;
  /** Finds what is at a point; by finger (`isCoarse`) areas are larger. */
  readonly find: (at: BoardPoint, aim: { readonly isCoarse: boolean }) => Hit<Item, Part> | null;
  readonly selection: BoardSelection<Item>;
  readonly marquee?: Marquee<Item>;
  /** Begins a drag of what was hit, and of all that is chosen where that is among it; null if it cannot be moved. */
  readonly startDrag: (hit: Hit<Item, Part>, from: Pointed<Place>, to: BoardPoint) => Drag<Place> | null;
  /** The tool in hand, or null while a press chooses. */
  readonly tool: () => PlacingTool<Item, Place, Part> | null;
  readonly camera: Camera;
  /** The pointer is over the board and not pressed, reported once a frame; null once it has left. */
  readonly onPoint?: (at: Pointed<Place> | null) => void;
  /** A press ended where it began; what was hit is chosen by then. */
  readonly onClick?: (
    hit: Hit<Item, Part> | null,
    at: Pointed<Place>,
    press: { readonly isCoarse: boolean; readonly joins: boolean },
  ) => void;
  /** A long press, a right click or the menu key: what can be placed here is offered. */
  readonly openMenu: (at: Pointed<Place>, press: { readonly isCoarse: boolean }) => void;
  /** Returns whether a key makes the pointer move the view while it is held. */
  readonly isPanKey: (event: KeyboardEvent) => boolean;
}
