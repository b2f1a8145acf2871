import type { BeamSet, Envelope, Quantity, UnitSystem } from '@eecs/solver-core';
import type { Locale, UnitChooser } from '@eecs/ui-kit';
import type { SetLook } from '@eecs/ui-kit/editor';
import type { ChartColors } from './chartColors.ts';
import type { ExploreRow } from './exploreRows.ts';

/** A case set on the chart. */
export interface ShownSet {
  readonly look: SetLook;
  readonly results: BeamSet;
  /** Whether it is the set shown in the results above, which is drawn with a thicker line. */
  readonly isChosen: boolean;
}

/** The envelope of the sets on the chart, for each diagram. */
export type Envelopes = ReadonlyMap<ExploreRow['key'], Envelope>;

/** The input of a figure. */
export interface FigureRequest {
  readonly rows: readonly ExploreRow[];
  readonly sets: readonly ShownSet[];
  /** Drawn with the sets; null if it is not requested. */
  readonly envelopes: Envelopes | null;
  /** The visible part of the beam, in the document's length unit. */
  readonly range: readonly [number, number];
  readonly isReal: boolean;
  readonly system: UnitSystem;
  /** Chooses the unit in which a quantity is drawn. */
  readonly unitOf: UnitChooser;
  /** Whether moments are drawn positive upwards. */
  readonly isMomentUp: boolean;
  /** Whether curves have the colours of their signs, as in diagrams: true if there is a single set. */
  readonly isBySign: boolean;
  readonly locale: Locale;
  readonly colors: ChartColors;
  /** Whether dragging over the chart zooms; on a touch screen it scrolls the page. */
  readonly dragZooms: boolean;
  readonly width: number;
  readonly margins: Margins;
  /** Label of the axis along the beam. */
  readonly xLabel: string;
  /** Writes the value of an extreme. */
  readonly write: (value: number, of: { readonly quantity: Quantity; readonly greatest: number }) => string;
}

/** Margins of the diagrams, px. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The traces that Plotly draws: lines of numbers in display units, and their axes. */
export interface Figure {
  readonly data: readonly object[];
  readonly layout: { readonly width: number; readonly height: number; readonly [key: string]: unknown };
}
