import { styled } from 'styled-components';
import { useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import type { ShownResult } from '../live/previewAtoms.ts';
import { shownSetAtom } from '../live/shownSet.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { Faint } from './Faint.ts';
import { findGreatestDeflection } from './greatestDeflection.ts';

/** The greatest deflection as first-class numbers: how much, where, and what part of its span. */
export function Deflection({ result: { document, answer, standing } }: { readonly result: ShownResult }) {
  const t = useBeamText();
  const format = useFormat();
  const set = answer.sets[useKitAtomValue(shownSetAtom)];
  if (set === undefined) return null;
  if (!answer.isReal) return <Note>{t('results.unitStiffness')}</Note>;
  const { system } = document.units;
  const length = (x: number): string => format.quantity(x, { quantity: 'length', system, trimZeros: true });
  const { x, value, span, isOverhang, ratio } = findGreatestDeflection(set.deflection, document);
  return (
    <Faint $isFaint={standing !== 'recorded'}>
      <Greatest>
        <dt>
          {t('results.greatestDeflection')} <i>v</i>
        </dt>
        <dd>
          <strong>
            {t('results.deflectionAt', {
              value: format.quantity(value, { quantity: 'displacement', system }),
              x: length(x),
            })}
          </strong>
          {ratio === null ? null : (
            <>
              {' '}
              ={' '}
              {t(isOverhang ? 'results.ratioOverhang' : 'results.ratio', {
                n: Math.floor(ratio),
                span: length(span),
              })}
            </>
          )}
        </dd>
      </Greatest>
    </Faint>
  );
}

const Greatest = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space2};
  margin: 0;
  padding: ${vars.space2} ${vars.space3} ${vars.space1};
  border-top: 1px solid ${vars.hairline};

  & dt {
    color: ${vars.inkMuted};
  }
  & dd {
    margin: 0;
  }
`;

const Note = styled.p`
  margin: 0;
  padding: ${vars.space2} ${vars.space3} ${vars.space1};
  border-top: 1px solid ${vars.hairline};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
