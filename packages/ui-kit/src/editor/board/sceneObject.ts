import type { GlyphMark, Handle, Mark, PlacedLabel } from '../../drawing/mark.ts';
import type { LabelBox } from '../../labels/placeLabels.ts';

/** Something of a drawing that can be pointed at, px. */
export interface SceneObject<Item> {
  readonly item: Item;
  /** The area that it covers. */
  readonly boxes: readonly LabelBox[];
  /** Points by which a part of it can be taken once it is selected alone. */
  readonly handles: readonly Handle[];
}

/** A document drawn: marks to paint in order, glyphs over them, texts on top, and what can be pointed at. */
export interface Scene<Item> {
  readonly marks: readonly Mark[];
  readonly glyphs: readonly GlyphMark[];
  readonly labels: readonly PlacedLabel[];
  readonly objects: readonly SceneObject<Item>[];
}
