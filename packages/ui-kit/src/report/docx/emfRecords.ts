import type { PathPoint } from '../../drawing/flattenPath.ts';

/** The layout of a text in a metafile. */
export interface EmfText {
  /** Advance of each half of a letter, in points of the file. */
  readonly advances: readonly number[];
  readonly align: 'start' | 'middle' | 'end';
  readonly color: number;
  readonly font: {
    readonly name: string;
    readonly height: number;
    readonly isBold: boolean;
    readonly isItalic: boolean;
  };
}

/** Kinds of records. Source: [MS-EMF] 2.1.1. */
const KIND = {
  header: 1,
  polygon: 3,
  polyline: 4,
  setWindowExt: 9,
  setWindowOrg: 10,
  setViewportExt: 11,
  setViewportOrg: 12,
  end: 14,
  setMapMode: 17,
  setBackground: 18,
  setTextAlign: 22,
  setTextColor: 24,
  selectObject: 37,
  createPen: 38,
  createBrush: 39,
  deleteObject: 40,
  createFont: 82,
  text: 84,
} as const;

const NO_PEN = 0x80000008;
const NO_BRUSH = 0x80000005;
const ANISOTROPIC = 8;
const TRANSPARENT = 1;
/** Alignment on the baseline: at the left end, the middle or the right end of the text. */
const ALIGN = { start: 24, middle: 30, end: 26 } as const;
/** Index of the single object, which is created, used and deleted repeatedly. */
const OBJECT = 1;
const HEADER_BYTES = 88;
/** Resolution of the reference device: dots and millimetres. */
const DEVICE = { dots: 32_000, millimetres: 320 };

/**
 * Creates the collector of a metafile's records; the drawing is `width` by `height` points, and `frame` hundredths of a
 * millimetre on paper.
 */
export function createRecords(size: {
  readonly width: number;
  readonly height: number;
  readonly frameWidth: number;
  readonly frameHeight: number;
}) {
  const { width, height, frameWidth, frameHeight } = size;
  const records: Uint8Array[] = [];
  const add = (kind: number, ...numbers: readonly number[]): void => void records.push(record(kind, numbers));
  const withObject = (create: () => void, draw: () => void): void => {
    create();
    add(KIND.selectObject, OBJECT);
    draw();
    // A selected object cannot be deleted.
    add(KIND.selectObject, NO_PEN);
    add(KIND.selectObject, NO_BRUSH);
    add(KIND.selectObject, STOCK_FONT);
    add(KIND.deleteObject, OBJECT);
  };
  const lined = (kind: number, points: readonly PathPoint[]): void =>
    add(kind, ...boundsOf(points), points.length, ...points.flatMap(({ x, y }) => [x, y]));

  add(KIND.setMapMode, ANISOTROPIC);
  add(KIND.setWindowOrg, 0, 0);
  add(KIND.setWindowExt, width, height);
  add(KIND.setViewportOrg, 0, 0);
  add(KIND.setViewportExt, frameWidth, frameHeight);
  add(KIND.setBackground, TRANSPARENT);

  return {
    polygon: (points: readonly PathPoint[], color: number): void =>
      withObject(
        () => {
          add(KIND.createBrush, OBJECT, 0, color, 0);
          add(KIND.selectObject, NO_PEN);
        },
        () => lined(KIND.polygon, points),
      ),
    polyline: (points: readonly PathPoint[], pen: { readonly color: number; readonly width: number }): void =>
      withObject(
        () => add(KIND.createPen, OBJECT, 0, pen.width, 0, pen.color),
        () => lined(KIND.polyline, points),
      ),
    text: (text: string, at: PathPoint, { advances, align, color, font }: EmfText): void =>
      withObject(
        () => void records.push(createFont(font)),
        () => {
          add(KIND.setTextAlign, ALIGN[align]);
          add(KIND.setTextColor, color);
          records.push(createText(text, at, advances));
        },
      ),
    finish: (): Uint8Array => {
      records.push(record(KIND.end, [0, 16, 20]));
      const bytes = HEADER_BYTES + records.reduce((sum, one) => sum + one.length, 0);
      const bounds = [0, 0, frameWidth, frameHeight];
      const header = record(KIND.header, [
        ...bounds,
        ...bounds,
        // The signature ' EMF', the version, the size in bytes and the number of records.
        ...[0x464d4520, 0x10000, bytes, records.length + 1],
        // Two objects, the first being reserved for the drawing, and no description.
        ...[2, 0, 0, 0],
        ...[DEVICE.dots, DEVICE.dots, DEVICE.millimetres, DEVICE.millimetres],
      ]);
      return join([header, ...records]);
    },
  };
}

const STOCK_FONT = 0x8000000d;

/** Creates a record: its kind, its size, then 32-bit numbers. */
function record(kind: number, numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(8 + numbers.length * 4);
  const view = new DataView(bytes.buffer);
  [kind, bytes.length, ...numbers].forEach((number, k) => view.setUint32(k * 4, number, true));
  return bytes;
}

function boundsOf(points: readonly PathPoint[]): number[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Size of a font record: the look, the name in 32 letters, then unused names and a class. */
const FONT_BYTES = 332;
const NAME_AT = 40;
const NAME_LETTERS = 31;

function createFont({ name, height, isBold, isItalic }: EmfText['font']): Uint8Array {
  const bytes = new Uint8Array(FONT_BYTES);
  const view = new DataView(bytes.buffer);
  // A negative height is the height of the letters, without line spacing.
  [KIND.createFont, FONT_BYTES, OBJECT, -height, 0, 0, 0, isBold ? 700 : 400].forEach((number, k) =>
    view.setInt32(k * 4, number, true),
  );
  view.setUint8(32, isItalic ? 1 : 0);
  // The default character set, which covers any language.
  view.setUint8(35, 1);
  writeLetters(view, NAME_AT, name.slice(0, NAME_LETTERS));
  return bytes;
}

/** Offset of the letters of a text in its record. */
const TEXT_AT = 76;
const COMPATIBLE = 1;

function createText(text: string, { x, y }: PathPoint, advances: readonly number[]): Uint8Array {
  const letters = Math.ceil(text.length / 2) * 4;
  const advancesAt = TEXT_AT + letters;
  const bytes = new Uint8Array(advancesAt + text.length * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, KIND.text, true);
  view.setUint32(4, bytes.length, true);
  view.setInt32(16, -1, true);
  view.setInt32(20, -1, true);
  view.setUint32(24, COMPATIBLE, true);
  view.setFloat32(28, 1, true);
  view.setFloat32(32, 1, true);
  [x, y].forEach((number, k) => view.setInt32(36 + k * 4, number, true));
  [text.length, TEXT_AT, 0].forEach((number, k) => view.setUint32(44 + k * 4, number, true));
  // No opaque or clipping rectangle.
  view.setInt32(64, -1, true);
  view.setInt32(68, -1, true);
  view.setUint32(72, advancesAt, true);
  writeLetters(view, TEXT_AT, text);
  advances.forEach((advance, k) => view.setUint32(advancesAt + k * 4, advance, true));
  return bytes;
}

function writeLetters(view: DataView, at: number, text: string): void {
  for (let k = 0; k < text.length; k += 1) view.setUint16(at + k * 2, text.charCodeAt(k), true);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
