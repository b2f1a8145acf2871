import type { JudgedRod } from '@eecs/solver-core/code-checks';
import { isMet } from '@eecs/solver-core/sizing';
import { useFormat } from '@eecs/ui-kit';
import { describeJudgedBy } from '@eecs/ui-kit/editing';
import { CheckVerdict } from '@eecs/ui-kit/editor';
import { nameRod } from '../../hand/writeLine.ts';
import { useRodText } from './rodMessages.ts';
import type { CheckedRods } from './useRodChecks.ts';

/** States whether the checked rods carry their forces, the highest utilisation, and its forces. */
export function RodVerdict({ checked: { document, combined, rods } }: { readonly checked: CheckedRods }) {
  const t = useRodText();
  const format = useFormat();
  const judged = rods.filter((rod): rod is JudgedRod & (typeof rods)[number] => rod.ok);
  const over = judged.filter((rod) => !isMet(rod)).length;
  const [first, ...others] = judged;
  const worst =
    first && others.reduce((most, one) => (one.utilisation > most.utilisation ? one : most), first);
  return (
    <CheckVerdict
      words={worst === undefined ? null : over > 0 ? t('over', { count: over }) : t('fine')}
      isOver={over > 0}
      isPartly={judged.length < rods.length}
    >
      {worst === undefined
        ? null
        : `${t('worst', {
            rod: nameRod(worst.link, document.links),
            use: format.quantity(worst.utilisation, { quantity: 'ratio', unit: '%', digits: 1 }),
          })}. `}
      {describeJudgedBy(combined, t)}
    </CheckVerdict>
  );
}
