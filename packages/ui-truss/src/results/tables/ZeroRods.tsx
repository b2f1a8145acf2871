import { Fragment } from 'react';
import { styled } from 'styled-components';
import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { useSetKitAtom, vars } from '@eecs/ui-kit';
import { ItemName } from '../../hand/ItemName.tsx';
import { nameRod } from '../../hand/writeLine.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { hoveredAtom } from '../../state/selection.ts';
import type { ZeroReason } from '../values/explainZero.ts';

/** The greatest number of rods listed one by one. */
const MOST_TOLD = 12;

/** The zero-force rods, each with the rule of the joint that explains it. */
export function ZeroRods({
  document,
  set: { zeroForce },
  reasons,
}: {
  readonly document: TrussCase;
  readonly set: TrussSet;
  readonly reasons: ReadonlyMap<number, ZeroReason>;
}) {
  const t = useResultsText();
  const hover = useSetKitAtom(hoveredAtom);
  if (zeroForce.length === 0 || zeroForce.length === document.links.length) return null;
  const zero = new Set(zeroForce);
  // In the order of the search: a joint visited again after the removal of other rods comes after them.
  const told = [...reasons].filter(([link]) => zero.has(link));
  const rest = zeroForce.filter((link) => !reasons.has(link));
  return (
    <Note open={zeroForce.length <= MOST_TOLD}>
      <summary>{t('zero.title', { count: zeroForce.length })}</summary>
      <ol>
        {told.slice(0, MOST_TOLD * 4).map(([link, reason]) => (
          <li
            key={link}
            onPointerEnter={() => hover({ kind: 'link', index: link })}
            onPointerLeave={() => hover(null)}
          >
            <ItemName item={{ kind: 'link', index: link }} name={nameRod(link, document.links)} />{' '}
            {t(`zero.${reason.rule}`, {
              joint: reason.joint + 1,
              other: otherEnd(document, link, reason.joint) + 1,
            })}
          </li>
        ))}
        {rest.length === 0 ? null : (
          <li data-rest="">
            {rest.slice(0, MOST_TOLD).map((link) => (
              <Fragment key={link}>
                <ItemName item={{ kind: 'link', index: link }} name={nameRod(link, document.links)} />{' '}
              </Fragment>
            ))}
            {rest.length > MOST_TOLD ? '… ' : ''}
            {t('zero.rest', { count: rest.length })}
          </li>
        )}
      </ol>
    </Note>
  );
}

function otherEnd({ links }: TrussCase, link: number, joint: number): number {
  const { i, j } = links[link] ?? { i: joint, j: joint };
  return i === joint ? j : i;
}

const Note = styled.details`
  color: ${vars.inkMuted};

  & > summary {
    min-height: 24px;
    cursor: pointer;
  }
  & button {
    flex: none;
    color: ${vars.accent};
    font-weight: 600;
  }
  & > ol {
    margin: 0;
    padding-inline-start: ${vars.space4};
    list-style: none;
  }
  /* The reason beside its rod keeps its line height, although buttons on touch screens are higher. */
  & li {
    display: flex;
    align-items: baseline;
    gap: ${vars.space2};
  }
  & li[data-rest] {
    flex-wrap: wrap;
  }
`;
