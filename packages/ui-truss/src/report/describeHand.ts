import {
  type FoundForce,
  type SolvedTruss,
  type TrussCase,
  type TrussSection,
  type TrussSet,
  methodOfJoints,
  methodOfSections,
  wholeBalance,
} from '@eecs/solver-core/truss';
import { type ReportBlock, head, textBlock } from '@eecs/ui-kit/report';
import { isSpatial } from '../editing/isSpatial.ts';
import { forceKey } from '../hand/forceKey.ts';
import { listReactions } from '../hand/listReactions.ts';
import { createHand } from '../hand/workOut.ts';
import { nameRod } from '../hand/writeLine.ts';
import type { ReportCut } from './reportOptions.ts';
import { createStepWriter } from './stepWriter.ts';
import type { TrussReportContext } from './trussReportContext.ts';

/** In a larger truss the first joints show the method; the editor shows each joint. */
const MOST_JOINTS = 30;

/** Computes the forces of a case set joint by joint, each compared with the solver. */
export function describeJoints(context: TrussReportContext): ReportBlock[] {
  const { document, answer, t, words } = context;
  const worked = takeSet(context);
  if (answer === null || worked === null) return [];
  const { set, index } = worked;
  const hand = createHand(set);
  const steps = createStepWriter(context, set);
  const told = new Set<string>();
  const count = Math.min(document.joints.length, MOST_JOINTS);
  const blocks = Array.from({ length: count }, (_, joint) => joint).flatMap((joint) =>
    methodOfJoints(document, answer, { joint, set: index }).steps.flatMap((step): ReportBlock[] => {
      const key = step.joint === null ? 'whole' : `${step.joint} ${step.finds.map(forceKey).join()}`;
      // A joint that others depend on is computed before them, once.
      const isConfirmed = step.finds.length === 0 && step.taken.length === 0;
      if (told.has(key) || (isConfirmed && step.joint !== joint)) return [];
      told.add(key);
      const name =
        step.joint === null
          ? words.tResults('joints.whole')
          : words.tResults('joints.one', { joint: step.joint + 1 });
      return [
        head(name),
        ...(step.taken.length === 0 ? [] : [steps.describeTaken(step.taken)]),
        ...steps.writeStep(hand.work(step.equations, step.finds)),
      ];
    }),
  );
  return [
    head(t('part.joints'), 2),
    ...describeSetName(context, index),
    ...(count < document.joints.length
      ? [textBlock(t('hand.first', { count, of: document.joints.length }), 'note')]
      : []),
    ...blocks,
    steps.describeAgreement(),
  ];
}

/** Cuts the truss in two and computes the forces of the cut rods. */
export function describeSection(context: TrussReportContext): ReportBlock[] {
  const { document, answer, t, words, options } = context;
  const worked = takeSet(context);
  if (answer === null || worked === null) return [];
  const { set, index } = worked;
  const section = findSection(document, { answer, set: index, cut: options.cut ?? null });
  if (section === null) return [head(t('part.section'), 2), textBlock(t('hand.noCut'))];
  const hand = createHand(set);
  const steps = createStepWriter(context, set);
  const reactions = listReactions(document, set);
  const isHeld = section.joints.some((joint) => reactions.some((one) => one.joint === joint));
  const isWhole = reactions.length === (isSpatial(document) ? 6 : 3);
  const finds = section.cut.map(({ link }): FoundForce => ({ kind: 'link', link, force: set.N[link] ?? 0 }));
  const rods = section.cut.map(({ link }) => nameRod(link, document.links)).join(', ');
  const joints = section.joints.map((joint) => joint + 1).join(', ');
  return [
    head(t('part.section'), 2),
    ...describeSetName(context, index),
    textBlock(t('hand.cut', { rods })),
    textBlock(`${words.tResults('sections.part', { joints })}.`),
    // Reactions follow from equilibrium of the whole if statics determines them; otherwise they are the solver's.
    ...(isHeld && isWhole
      ? [
          head(words.tResults('sections.reactions')),
          ...steps.writeStep(hand.work(wholeBalance(document, answer, { set: index }), reactions)),
          head(t('hand.part')),
        ]
      : []),
    ...(isHeld && !isWhole ? [textBlock(words.tResults('sections.taken'))] : []),
    ...steps.writeStep(hand.work(section.equations, finds)),
    steps.describeAgreement(),
  ];
}

function takeSet({
  answer,
  options,
}: TrussReportContext): { readonly set: TrussSet; readonly index: number } | null {
  if (answer === null) return null;
  const index = Math.min(options.handSet ?? 0, answer.sets.length - 1);
  const set = answer.sets[index];
  return set === undefined ? null : { set, index };
}

function describeSetName({ document, nameSet }: TrussReportContext, index: number): ReportBlock[] {
  return document.caseSets.length === 0 ? [] : [textBlock(nameSet(index))];
}

/**
 * Returns the requested cut, or a vertical one between two joints, as near to the middle as possible, across no more
 * rods than the equilibrium of a part determines.
 */
function findSection(
  document: TrussCase,
  {
    answer,
    set,
    cut,
  }: { readonly answer: SolvedTruss; readonly set: number; readonly cut: ReportCut | null },
): TrussSection | null {
  if (cut !== null && cut.links.every((link) => link in document.links)) {
    const wanted = methodOfSections(document, answer, { ...cut, set });
    if (wanted.ok) return wanted.section;
  }
  const places = [...new Set(document.joints.map(({ x }) => x))].sort((a, b) => a - b);
  const middle = ((places[0] ?? 0) + (places.at(-1) ?? 0)) / 2;
  const between = places.slice(1).map((x, at) => (x + (places[at] ?? x)) / 2);
  const sections = between
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, MOST_CUTS)
    .flatMap((x) => {
      // Keeps the left part, where the drawing begins.
      const found = methodOfSections(document, answer, { point: { x }, normal: { x: -1 }, set });
      return found.ok ? [found.section] : [];
    });
  const most = isSpatial(document) ? 6 : 3;
  return sections.find((one) => one.cut.length <= most) ?? sections[0] ?? null;
}

/** The greatest number of attempted cuts, because each examines all rods. */
const MOST_CUTS = 20;
