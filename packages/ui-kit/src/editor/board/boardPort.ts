import type { BoardPoint } from './toBoardPoint.ts';

/** The snap targets of a place: `minor` is everything near, `major` (Shift) only grid lines, `free` (Alt) none. */
export type SnapMode = 'minor' | 'major' | 'free';

/** An object under a pointer, and the part that was hit. */
export interface Hit<Item, Part extends string = string> {
  readonly item: Item;
  readonly part: Part | 'body';
  /** It can be selected but not dragged, like a dimension. @default false */
  readonly isFixed?: boolean;
}

/** Maps the document to the drawing, px, and back. */
export interface Projection<Place> {
  readonly toPx: (place: Place) => BoardPoint;
  readonly toPlace: (point: BoardPoint) => Place;
  /** Pixels per unit of length. */
  readonly factor: number;
}

/** The position of a pointer: on the drawing, px, and in the document. */
export interface Pointed<Place> extends BoardPoint {
  readonly place: Place;
  readonly mode: SnapMode;
}

/** A rectangle on a board, px, that selects objects. */
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
  /** Ends the gesture without any change. */
  readonly cancel: () => void;
  /**
   * Returns whether the dragged object still exists: it may have been undone or removed, or the units may have changed.
   */
  readonly isValid: () => boolean;
}

/** An active tool: a press anywhere on the board begins its use. */
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

/** A frame that selects the objects it touches; a board without it draws none. */
export interface Marquee<Item> {
  readonly find: (frame: BoardBox) => readonly Item[];
  /** Shows the frame and the objects it would select; null once it is over. */
  readonly show: (frame: BoardBox | null, caught: readonly Item[]) => void;
}

/** The visible part of the document. */
export interface Camera {
  /** The axes along which the distance of two fingers gives the magnification. */
  readonly axes: 'x' | 'xy';
  /** Returns whether the whole document is visible, so that nothing can be moved. */
  readonly isWhole: () => boolean;
  /** Moves the point at `from` to `to`, px of the drawing, and zooms there by a factor. */
  readonly move: (by: {
    readonly from: BoardPoint;
    readonly to: BoardPoint;
    readonly factor: number;
  }) => void;
  /** Rotates a view of space by a movement of the pointer, px; flat boards have none. */
  readonly turn?: (by: BoardPoint) => void;
}

/**
 * Everything that a board needs to know about a document. `Item` can be pointed at; `Place` is a point of the document:
 * a number on a beam, `{x, y}` in a plane, `{x, y, z}` in space.
 */
export interface BoardPort<Item, Place, Part extends string = string> {
  /** The width of the drawing's layout, px. */
  readonly getWidth: () => number;
  /** The current projection; read at every step, because the view may change during a gesture. */
  readonly getProjection: () => Projection<Place>;
  readonly isReadOnly: () => boolean;
  /** Finds the object at a point; for a finger (`isCoarse`) the hit areas are larger. */
  readonly find: (at: BoardPoint, aim: { readonly isCoarse: boolean }) => Hit<Item, Part> | null;
  readonly selection: BoardSelection<Item>;
  readonly marquee?: Marquee<Item>;
  /**
   * Begins a drag of the hit object, and of the whole selection if it contains the object; null if it cannot be moved.
   */
  readonly startDrag: (hit: Hit<Item, Part>, from: Pointed<Place>, to: BoardPoint) => Drag<Place> | null;
  /** The active tool, or null while a press selects. */
  readonly tool: () => PlacingTool<Item, Place, Part> | null;
  readonly camera: Camera;
  /** The pointer is over the board and not pressed, reported once per frame; null once it has left. */
  readonly onPoint?: (at: Pointed<Place> | null) => void;
  /** A press ended where it began; the hit object is already selected. */
  readonly onClick?: (
    hit: Hit<Item, Part> | null,
    at: Pointed<Place>,
    press: { readonly isCoarse: boolean; readonly joins: boolean },
  ) => void;
  /** A long press, a right click or the menu key: opens a menu of what can be placed here. */
  readonly openMenu: (at: Pointed<Place>, press: { readonly isCoarse: boolean }) => void;
  /** Returns whether a key lets the pointer move the view while it is held. */
  readonly isPanKey: (event: KeyboardEvent) => boolean;
}
