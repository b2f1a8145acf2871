import { NO_NUMBER, convertQuantity, formatNumber, solveBeam } from '@eecs/solver-core';
import { type MemberLimits, solveBeamCombinations } from '@eecs/solver-core/combinations';
import {
  type BeamMemberCheck,
  addReachable,
  checkBeamMembers,
  chooseChecks,
  nameCheckCause,
  readStandard,
} from '@eecs/solver-core/code-checks';
import { describeUnjudged } from '@eecs/solver-core/texts';
import { describeJudgedBy, isCombining, toPercent } from '@eecs/ui-kit/editing';
import { type ReportBlock, type Runs, head, plain, textBlock, wordColumn } from '@eecs/ui-kit/report';
import { writeBuckling } from '../studies/code/writeBuckling.ts';
import type { BeamReportContext } from './beamReportContext.ts';
import { createReportWriter } from './describeRefusal.ts';

/**
 * Writes the comparison of the beam with its resistances by the standard of the document, under its combinations if it
 * has a rule, and lists what is not checked. Empty for a document without a standard.
 */
export function describeCode(context: BeamReportContext): ReportBlock[] {
  const { answer, document, words } = context;
  const { tCode: t } = words;
  const limits = readStandard(document, 'members');
  if (answer === null || limits === null) return [];
  const title = [
    head(`${t('title')}: ${limits.standard}`),
    textBlock(t(limits.standard === 'AISC 360-22' ? 'about.aisc' : 'about'), 'note'),
  ];
  const found = chooseChecks({
    limits,
    solve: () => answer,
    combine: () =>
      isCombining(document)
        ? addReachable(
            document,
            solveBeamCombinations(document, (asked) => solveBeam(asked, { include: [], mohr: [] })),
            limits,
          )
        : null,
    check: (solved) => checkBeamMembers(document, solved, limits),
  });
  if (!found.ok) return [...title, textBlock(t(found.why), 'warning')];
  const { checks, unjudged } = found.checks;
  const writer = createReportWriter(context);
  const nameCause = ({ cause }: BeamMemberCheck): string =>
    nameCheckCause(cause, document.caseSets, (set) => t('set', { set }));
  return [
    ...title,
    ...describeAssumed(context, limits),
    textBlock(describeJudgedBy(found.combined, t)),
    ...unjudged.map((part) => textBlock(describeUnjudged(part, writer), 'warning')),
    ...(checks.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            caption: t('checks'),
            columns: [
              wordColumn(t('checks')),
              { head: plain(t('force')), isNumeric: true },
              { head: plain(t('resistance')), isNumeric: true },
              { head: plain('x'), isNumeric: true },
              { head: plain(t('used')), isNumeric: true },
              wordColumn(t('origin')),
            ],
            rows: checks.map((check) => describeRow(context, check, nameCause(check))),
          },
        ]),
    ...checks.flatMap(({ lateral }) =>
      lateral === undefined ? [] : [textBlock(describeLateral(context, lateral))],
    ),
    ...checks.flatMap(({ buckling }) =>
      buckling === undefined ? [] : [textBlock(describeBuckling(context, buckling))],
    ),
    ...checks.flatMap(({ unbraced }) =>
      unbraced === undefined ? [] : [textBlock(describeUnbraced(context, unbraced))],
    ),
  ];
}

/** Writes the assumptions of the check: lateral bracing, load application, factors. */
function describeAssumed(
  { words, format, document }: BeamReportContext,
  limits: MemberLimits,
): ReportBlock[] {
  const { tCode: t, locale } = words;
  const { restraints = 'none', places = [], units = 0, loadHeight = 'worst', lateral = 'general' } = limits;
  const factor = (value = 1): string => formatNumber(value, { digits: 2, locale, trimZeros: true });
  const place = (x: number): string =>
    format.quantity(convertQuantity(x, 'length', units, document.units.system), { quantity: 'length' });
  const held =
    restraints === 'places'
      ? t('assumed.places', { places: places.map(place).join('; ') })
      : t(`restraints.${restraints}`);
  const shared = { restraints: held, loadHeight: t(`loadHeight.${loadHeight}`) };
  return [
    textBlock(
      limits.standard === 'AISC 360-22'
        ? t('assumed.aisc', shared)
        : t('assumed', {
            ...shared,
            lateral: t(`lateral.${lateral}`),
            gammaM0: factor(limits.gammaM0),
            gammaM1: factor(limits.gammaM1),
          }),
    ),
    ...(limits.K === undefined ? [] : [textBlock(t('assumed.factors', describeFactors(limits.K, factor)))]),
    ...(limits.topFlange === undefined ? [] : [textBlock(t('assumed.topFlange'))]),
  ];
}

function describeRow(
  { format, words, document }: BeamReportContext,
  check: BeamMemberCheck,
  cause: string,
): Runs[] {
  const { kind, x, value, N, resistance, clause, sectionClass } = check;
  const quantity = kind === 'shear' || kind === 'compression' ? 'force' : 'moment';
  const { tCode: t } = words;
  return [
    `${t(`kind.${kind}`)}, ${sectionClass === null ? '' : `${t('class', { class: sectionClass })}, `}${clause}${N === undefined ? '' : `, ${t('line.axial', { N: format.quantity(N, { quantity: 'force' }) })}`}`,
    format.quantity(value, { quantity }),
    format.quantity(resistance, { quantity }),
    format.place(x, { span: document.L, isFound: true }),
    `${toPercent(check)} %`,
    cause === '' ? NO_NUMBER : cause,
  ].map((text) => plain(text));
}

function describeLateral(
  { format, words }: BeamReportContext,
  lateral: NonNullable<BeamMemberCheck['lateral']>,
): string {
  const place = (at: number): string => format.quantity(at, { quantity: 'length' });
  const ratio = (size: number): string =>
    format.quantity(size, { quantity: 'ratio', digits: 3, withUnit: false });
  return `${words.tCode('kind.lateral')}. ${words.tCode('lateral.line', {
    x0: place(lateral.x0),
    x1: place(lateral.x1),
    critical: format.quantity(lateral.critical, { quantity: 'moment' }),
    slenderness: ratio(lateral.slenderness),
    curve: lateral.curve,
    reduction: ratio(lateral.reduction),
  })}.`;
}

function describeUnbraced(
  { format, words }: BeamReportContext,
  { x0, x1, Cb, Lp, Lr }: NonNullable<BeamMemberCheck['unbraced']>,
): string {
  const place = (at: number): string => format.quantity(at, { quantity: 'length' });
  const { tCode: t } = words;
  const factor = format.quantity(Cb, { quantity: 'ratio', digits: 3, withUnit: false });
  const lengths =
    Lp === null || Lr === null ? '' : `, ${t('unbraced.lengths', { Lp: place(Lp), Lr: place(Lr) })}`;
  const line = t('unbraced.line', { x0: place(x0), x1: place(x1), Cb: factor });
  return `${t('kind.lateral')}. ${line}${lengths}.`;
}

function describeFactors(
  K: NonNullable<MemberLimits['K']>,
  write: (value: number) => string,
): { readonly y: string; readonly z: string } {
  return {
    y: K.map(({ y }) => (y === undefined ? NO_NUMBER : write(y))).join('; '),
    z: K.map(({ z = 1 }) => write(z)).join('; '),
  };
}

function describeBuckling(
  { format, words }: BeamReportContext,
  buckling: NonNullable<BeamMemberCheck['buckling']>,
): string {
  const line = writeBuckling(buckling, {
    t: words.tCode,
    place: (at) => format.quantity(at, { quantity: 'length' }),
    ratio: (size) => format.quantity(size, { quantity: 'ratio', digits: 3, withUnit: false }),
    moment: (size) => format.quantity(size, { quantity: 'moment' }),
  });
  return `${words.tCode('kind.compression')}. ${line}.`;
}
