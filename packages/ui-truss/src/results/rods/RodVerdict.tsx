import { styled } from 'styled-components';
import type { JudgedRod } from '@eecs/solver-core/code-checks';
import { isMet } from '@eecs/solver-core/sizing';
import { useFormat, vars } from '@eecs/ui-kit';
import { nameRod } from '../../hand/writeLine.ts';
import { useRodText } from './rodMessages.ts';
import type { CheckedRods } from './useRodChecks.ts';

/** Whether the judged rods carry their forces, the one that is used most, and by what forces. */
export function RodVerdict({ checked: { document, combined, rods } }: { readonly checked: CheckedRods }) {
  const t = useRodText();
  const format = useFormat();
  const judged = rods.filter((rod): rod is JudgedRod & (typeof rods)[number] => rod.ok);
  const over = judged.filter((rod) => !isMet(rod)).length;
  const [first, ...others] = judged;
  const worst =
    first && others.reduce((most, one) => (one.utilisation > most.utilisation ? one : most), first);
  const rule = combined?.plan.rule;
  return (
    <Verdict>
      {worst === undefined ? null : (
        <>
          <b data-over={over > 0 ? '' : undefined} data-partly={judged.length < rods.length ? '' : undefined}>
            {over > 0 ? t('over', { count: over }) : t('fine')}
          </b>{' '}
          {t('worst', {
            rod: nameRod(worst.link, document.links),
            use: format.quantity(worst.utilisation, { quantity: 'ratio', unit: '%', digits: 1 }),
          })}
          .{' '}
        </>
      )}
      {combined === null
        ? t('unfactored')
        : rule
          ? t('byRule', { rule: rule.national ?? rule.standard })
          : null}
    </Verdict>
  );
}

const Verdict = styled.p`
  margin: 0;

  & > b {
    color: ${vars.success};
  }
  & > b[data-partly] {
    color: ${vars.ink};
  }
  & > b[data-over] {
    color: ${vars.error};
  }
`;
