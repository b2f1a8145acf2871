import { styled } from 'styled-components';
import type { TrussRodCheck, UnjudgedReason, UnjudgedRod } from '@eecs/solver-core/code-checks';
import { describeUnjudgedReason } from '@eecs/solver-core/texts';
import type { TrussCase } from '@eecs/solver-core/truss';
import { Button, useLanguage, useSetKitAtom, vars } from '@eecs/ui-kit';
import { failureMessages } from '@eecs/ui-kit/editor';
import { nameRod } from '../../hand/writeLine.ts';
import { selectionAtom } from '../../state/selection.ts';
import { useRodText } from './rodMessages.ts';

/** The greatest number of rods listed one by one. */
const MOST_NAMED = 12;

/**
 * The rods that are not checked, by reason; a press selects them on the board, so that the missing data can be entered.
 */
export function UnjudgedRods({
  checked: { document, rods },
}: {
  readonly checked: { readonly document: TrussCase; readonly rods: readonly (TrussRodCheck | UnjudgedRod)[] };
}) {
  const t = useRodText();
  const writer = { language: useLanguage(failureMessages), kind: 'truss' } as const;
  const choose = useSetKitAtom(selectionAtom);
  const reasons = new Map<UnjudgedReason, number[]>();
  for (const rod of rods) if (!rod.ok) reasons.set(rod.why, [...(reasons.get(rod.why) ?? []), rod.link]);
  if (reasons.size === 0) return null;
  return (
    <section>
      <Title>{t('unjudged')}</Title>
      <List>
        {[...reasons].map(([why, links]) => (
          <li key={why}>
            {links
              .slice(0, MOST_NAMED)
              .map((link) => nameRod(link, document.links))
              .join(', ')}
            {links.length > MOST_NAMED ? ` … (${links.length})` : ''}: {describeUnjudgedReason(why, writer)}.{' '}
            <Button
              variant="quiet"
              aria-label={`${t('unjudged.choose')}: ${describeUnjudgedReason(why, writer)}`}
              onClick={() => choose(links.map((index) => ({ kind: 'link', index })))}
            >
              {t('unjudged.choose')}
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  margin: 0;
  font-size: ${vars.text2};
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${vars.space4};
`;
