import { SelectField, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { LineField } from '@eecs/ui-kit/editor';
import { styled } from 'styled-components';
import { GUIDE_KINDS, changeGuide } from '../editing/guides.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { applyEditAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';

/** The kind and numbers of one guide. */
export function GuideFields({ index, isReadOnly }: { readonly index: number; readonly isReadOnly: boolean }) {
  const t = useLaterText();
  const edit = useSetKitAtom(applyEditAtom);
  const guide = useKitAtomValue(shownDocumentAtom).guides[index];
  if (guide === undefined) return null;
  const change = (of: Parameters<typeof changeGuide>[2]): void => edit((now) => changeGuide(now, index, of));
  const lengths = [
    { symbol: 'x0', key: 'x0', value: guide.x0, positive: false },
    { symbol: 'y0', key: 'y0', value: guide.y0, positive: false },
    ...(guide.className === 'line'
      ? []
      : [{ symbol: 'a', key: 'a', value: guide.a, positive: true } as const]),
    ...(guide.className === 'ellipse'
      ? [{ symbol: 'b', key: 'b', value: guide.b, positive: true } as const]
      : []),
  ] as const;
  return (
    <>
      <Kind>
        <SelectField
          label={t('guide.kind')}
          hideLabel
          value={guide.className}
          options={GUIDE_KINDS.map((value) => ({ value, label: t(`guide.${value}`) }))}
          disabled={isReadOnly}
          onChange={(kind) => change({ kind })}
        />
      </Kind>
      {lengths.map(({ symbol, key, value, positive }) => (
        <LineField
          key={key}
          symbol={symbol}
          name={t(`guide.${key}`)}
          tab="guides"
          quantity="length"
          value={value}
          positive={positive}
          readOnly={isReadOnly}
          onCommit={(next) => change({ [key]: next })}
        />
      ))}
      {guide.className === 'circle' ? null : (
        <LineField
          symbol="α"
          name={t('guide.alpha')}
          tab="guides"
          quantity="angle"
          increment={5}
          value={guide.alpha}
          readOnly={isReadOnly}
          onCommit={(alpha) => change({ alpha })}
        />
      )}
    </>
  );
}

const Kind = styled.div`
  flex: 0 1 120px;
  min-width: 96px;
`;
