import type { UnitChooser } from '@eecs/ui-kit/layout';
import type { Paper, ReportLogo } from './blocks.ts';

/** The parts a report may have, in their order. */
export const REPORT_PARTS = [
  'conventions',
  'inputs',
  'drawing',
  'diagrams',
  'extremes',
  'stresses',
  'reactions',
  'values',
  'hand',
] as const;

/** A part of a report. */
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The parts of a report nobody chose parts for: a hand calculation is asked for. */
export const USUAL_PARTS: readonly ReportPart[] = REPORT_PARTS.filter((part) => part !== 'hand');

/** How a report is wanted. */
export interface ReportOptions {
  readonly parts: readonly ReportPart[];
  /** The case set whose calculation by hand is written; diagrams and tables are of all. @default 0 */
  readonly handSet?: number;
  readonly paper: Paper;
  /** Digits after the decimal mark in tables. @default 6 */
  readonly digits?: number;
  readonly project: string;
  readonly author: string;
  /** As the reader writes it; nothing where none is wanted. */
  readonly date: string;
  readonly logo: ReportLogo | null;
  /** What the shear force is called. @default 'Q' */
  readonly shearSymbol?: 'Q' | 'V';
  /** Whether a positive bending moment is drawn upwards, and not on the side in tension. @default false */
  readonly isMomentUp?: boolean;
  /** What part of its span the beam may deflect by, as the number it is divided by; 0 is no limit. @default 0 */
  readonly deflectionLimit?: number;
  /** In which unit a quantity is told. @default that of the document's system */
  readonly unitOf?: UnitChooser;
  /** What solved the beam: the name of a release. */
  readonly version: string;
  /** Where whoever reads it can check the numbers. @default nowhere */
  readonly link?: string | null;
}
