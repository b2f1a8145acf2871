import type { CommonCase, Quantity } from '@eecs/solver-core';
import type { Locale } from '../i18n/locale.ts';
import { type ReportBlock, head, textBlock } from './blocks.ts';
import { type ConstantsContext, type UsedConstants, describeConstants } from './describeConstants.ts';
import { type Standing, type StandingText, describeMass, describeStanding } from './describeStanding.ts';
import { describeUnits } from './describeUnits.ts';
import { describeWeight } from './describeWeight.ts';
import type { ReportText } from './words.ts';

interface GivenContext extends ConstantsContext {
  readonly document: CommonCase;
  readonly t: ReportText<'part.conventions' | 'part.inputs' | 'mass'> & StandingText;
  readonly words: { readonly locale: Locale };
}

/**
 * Writes the sign conventions and the units. `bare` warns that the results are not those of a real structure; it is
 * written only then.
 */
export function describeSigns(
  context: GivenContext & { readonly answer: { readonly isReal: boolean } | null },
  {
    lines,
    quantities,
    bare,
  }: {
    readonly lines: readonly string[];
    readonly quantities: readonly Quantity[];
    readonly bare: string;
  },
): ReportBlock[] {
  const { t, answer, words } = context;
  return [
    head(t('part.conventions'), 2),
    ...lines.map((line) => textBlock(line)),
    describeUnits(quantities, { ...context, locale: words.locale }),
    ...(answer === null || answer.isReal ? [] : [textBlock(bare, 'note')]),
  ];
}

/** Writes the given data of a structure of joints and lines: size and stability, mass, its tables, its constants. */
export function describeGiven(
  context: GivenContext & {
    readonly answer: { readonly totalMass: number; readonly verdict: Standing } | null;
    readonly refusal: { readonly verdict?: Standing | null } | null;
  },
  {
    size,
    remarks = [],
    tables,
    used,
  }: {
    /** The size of the structure in words. */
    readonly size: string;
    /** Assumptions about the whole structure. @default none */
    readonly remarks?: readonly string[];
    readonly tables: readonly ReportBlock[];
    readonly used: UsedConstants;
  },
): ReportBlock[] {
  const { t, document, answer, refusal, shared } = context;
  const mass = answer?.totalMass ?? 0;
  return [
    head(t('part.inputs'), 2),
    textBlock(size),
    ...describeStanding(answer?.verdict ?? refusal?.verdict, t),
    ...remarks.map((remark) => textBlock(remark)),
    ...describeMass(mass, context),
    ...describeWeight(document, { shared, mass }),
    ...tables,
    ...describeConstants(context, used),
  ];
}
