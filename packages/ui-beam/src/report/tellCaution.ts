import { type ReportBlock, say } from '@eecs/ui-kit/report';
import type { Teller } from './teller.ts';

/** Tells whose factors the stresses and utilisations have, and that they are no check after a design code. */
export function tellCaution({ document: { caseSets }, t, nameSet, combination }: Teller): ReportBlock {
  const list = caseSets.flatMap(({ combined }, index) =>
    combined ? [t('cautioned.set', { set: nameSet(index), sum: combination(index) })] : [],
  );
  return say(list.length === 0 ? t('caution') : t('cautioned.sets', { list: list.join('; ') }), 'note');
}
