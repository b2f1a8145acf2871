import type { SiteMessageKey } from '../messages/siteMessages.ts';

/** A load as the sketch of an example shows it: SI base units, forces downwards positive in `value`. */
export type SketchLoad =
  | { readonly kind: 'force'; readonly x: number; readonly value: number; readonly angleDeg: number }
  | { readonly kind: 'moment'; readonly x: number; readonly value: number }
  | ({ readonly kind: 'distributed' } & SketchRange)
  | ({ readonly kind: 'mass' } & SketchRange);

interface SketchRange {
  readonly x: readonly [number, number];
  readonly values: readonly [number, number, number];
}

/** What the home page shows of an example, without the solver and the document's rules that would come with it. */
export interface ExampleSketch {
  /** Its address: `/msb/{hash}`. */
  readonly hash: string;
  readonly titleKey: SiteMessageKey;
  readonly length: number;
  readonly supports: readonly { readonly kind: 'clamp' | 'pin' | 'roller' | 'hinge'; readonly x: number }[];
  readonly loads: readonly SketchLoad[];
}

/** The example worked out on the home page. */
export const hingedSpansSketch: ExampleSketch = {
  hash: 'dacdd095f174a3b0ef3f69b08f61c8816231d7e3',
  titleKey: 'example.hingedSpans',
  length: 12,
  supports: [
    { kind: 'pin', x: 0 },
    { kind: 'roller', x: 6 },
    { kind: 'hinge', x: 8 },
    { kind: 'roller', x: 12 },
  ],
  loads: [
    { kind: 'mass', x: [0, 12], values: [42.2, 42.2, 42.2] },
    { kind: 'distributed', x: [0, 6], values: [1000, 2500, 1000] },
    { kind: 'force', x: 3, value: 10000, angleDeg: -90 },
    { kind: 'force', x: 4, value: 5000, angleDeg: -60 },
    { kind: 'moment', x: 5, value: 2000 },
  ],
};

/** Every example of the beam editor, in its order; a test holds them against the documents themselves. */
export const exampleSketches: readonly ExampleSketch[] = [
  hingedSpansSketch,
  {
    hash: 'd73dc3a8284d5c5459f967c9c4635bcd88d3e640',
    titleKey: 'example.twoSpans',
    length: 10,
    supports: [
      { kind: 'pin', x: 0 },
      { kind: 'roller', x: 5 },
      { kind: 'roller', x: 10 },
    ],
    loads: [{ kind: 'distributed', x: [0, 10], values: [12000, 12000, 12000] }],
  },
  {
    hash: '673267dbfbc2f182ba4b9f2fe48a35e5e4a8ae15',
    titleKey: 'example.proppedCantilever',
    length: 4,
    supports: [
      { kind: 'clamp', x: 0 },
      { kind: 'roller', x: 4 },
    ],
    loads: [{ kind: 'force', x: 2, value: 20000, angleDeg: -90 }],
  },
];
