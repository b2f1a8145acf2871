import {
  type Diagram,
  type DiagramSegment,
  displayUnit,
  type Quantity,
  toUnit,
  type UnitSystem,
} from '@eecs/solver-core';
import type { Locale } from '../../i18n/locale.ts';
import type { PaperFigure } from '../blocks.ts';
import { writeFigure } from './writeFigure.ts';

/** A straight part of a drawing along which a result can be read. */
export interface PictureLine {
  /** The number of the part with its ends; empty if the drawing has one part only. */
  readonly name: string;
  /** The ends on the drawing, px. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** In the base unit of the document. */
  readonly length: number;
  /** The polynomials of the result and the places where it jumps, in base units. */
  readonly pieces: readonly DiagramSegment[];
  readonly jumps: Diagram['jumps'];
}

/** A result of a case set, drawn on the structure. */
export interface PictureView {
  readonly set: string;
  readonly result: string;
  readonly symbol: string;
  /** The unit of the values, and how many of it are one base unit. */
  readonly unit: string;
  readonly factor: number;
  readonly svg: string;
  readonly lines: readonly PictureLine[];
}

/** A motion of a mechanism: the lines of its parts at rest and displaced, with the same number of points, px. */
export interface PictureMotion {
  readonly from: string;
  readonly to: string;
}

/** A structure with its results as drawings that a page can show and read. */
export interface Picture {
  readonly locale: Locale;
  readonly title: string;
  /** The unit of places along a line, and how many of it are one base unit. */
  readonly length: { readonly unit: string; readonly factor: number };
  /** The structure with its loads. */
  readonly structure: string;
  readonly views: readonly PictureView[];
  /** The motions of a structure that cannot be solved; empty if it is stable. */
  readonly motions: readonly PictureMotion[];
}

/** The drawings of a picture with more text than this are left out, the last ones first: a chat is no archive. */
const MOST_LETTERS = 400_000;

/** A view before it is written: its figure, and the quantity of its values. */
export interface DrawnView extends Pick<PictureView, 'set' | 'result' | 'symbol' | 'lines'> {
  readonly quantity: Quantity;
  readonly figure: PaperFigure;
}

/** Writes the drawings of a structure as a picture. */
export function createPicture({
  locale,
  title,
  system,
  unit,
  structure,
  views,
  motions,
}: {
  readonly locale: Locale;
  readonly title: string;
  readonly system: UnitSystem;
  /** Returns the written unit of a quantity. */
  readonly unit: (quantity: Quantity) => string;
  readonly structure: PaperFigure;
  readonly views: Iterable<DrawnView>;
  readonly motions: readonly PictureMotion[];
}): Picture {
  const factorOf = (quantity: Quantity): number =>
    toUnit(1, { quantity, system, unit: displayUnit(quantity, system) });
  const written: PictureView[] = [];
  let letters = 0;
  for (const { figure, quantity, ...view } of views) {
    const svg = writeFigure(figure);
    letters += svg.length;
    if (letters > MOST_LETTERS) break;
    written.push({ ...view, unit: unit(quantity), factor: factorOf(quantity), svg });
  }
  return {
    locale,
    title,
    length: { unit: unit('length'), factor: factorOf('length') },
    structure: writeFigure(structure),
    views: written,
    motions,
  };
}

/** Creates the line along which a diagram can be read. */
export function toPictureLine(
  name: string,
  [from, to]: readonly [Point, Point],
  { segments, jumps }: Pick<Diagram, 'segments' | 'jumps'>,
): PictureLine {
  return {
    name,
    from: [round(from.x), round(from.y)],
    to: [round(to.x), round(to.y)],
    length: segments.at(-1)?.x1 ?? 0,
    pieces: segments,
    jumps,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
