import type { GlyphMark, Handle, Mark, PlacedLabel } from '../../drawing/mark.ts';
import type { LabelBox } from '../../labels/placeLabels.ts';

/** An object of a drawing that can be pointed at, px. */
export interface SceneObject<Item> {
  readonly item: Item;
  /** The area that it covers. */
  readonly boxes: readonly LabelBox[];
  /** Points at which a part of it can be dragged if it is the only selected object. */
  readonly handles: readonly Handle[];
}

/**
 * A laid out document: marks to paint in order, glyphs over them, texts on top, and the objects that can be pointed at.
 */
export interface Scene<Item> {
  readonly marks: readonly Mark[];
  readonly glyphs: readonly GlyphMark[];
  readonly labels: readonly PlacedLabel[];
  readonly objects: readonly SceneObject<Item>[];
}
