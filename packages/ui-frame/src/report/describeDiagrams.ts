import { type ReportBlock, head } from '@eecs/ui-kit/report';
import { FORCES } from '../state/boardResults.ts';
import { drawForce } from './drawFrame.ts';
import type { FrameReportContext } from './frameReportContext.ts';

/** Draws N, Q and M of each case set along the members. */
export function describeDiagrams(context: FrameReportContext): ReportBlock[] {
  const { answer, document, t, nameSet, unit } = context;
  if (answer === null) return [];
  return [
    head(t('part.diagrams'), 2),
    ...answer.sets.flatMap((set, index) =>
      FORCES.map((force): readonly ReportBlock[] => {
        const name = t(`result.${force}`);
        const shown = document.caseSets.length === 0 ? name : `${nameSet(index)}: ${name}`;
        return [
          head(`${shown} ${force}, ${unit(force === 'M' ? 'moment' : 'force')}`),
          {
            kind: 'figure',
            figure: drawForce(context, set, force),
            label: t('figure.result', { set: nameSet(index), result: name }),
          },
        ];
      }).flat(),
    ),
  ];
}
