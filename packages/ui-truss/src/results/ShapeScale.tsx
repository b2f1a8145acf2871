import { formatNumber } from '@eecs/solver-core';
import { SelectField, useKitAtom, useLocale } from '@eecs/ui-kit';
import { useResultsText } from '../messages/resultsMessages.ts';
import { SHAPE_FACTORS, shapeFactorAtom } from '../state/resultMode.ts';

/** Chooses the exaggeration of the deformed shape; `fitting` is the scale that fits the drawing. */
export function ShapeScale({ fitting }: { readonly fitting: number }) {
  const t = useResultsText();
  const locale = useLocale();
  const [factor, choose] = useKitAtom(shapeFactorAtom);
  const write = (scale: number): string =>
    `× ${formatNumber(scale, { digits: 4, notation: 'significant', trimZeros: true, locale })}`;
  return (
    <SelectField
      label={t('shape.scale')}
      hideLabel
      value={factor}
      options={SHAPE_FACTORS.map((value) => ({
        value,
        label: value === 'true' ? write(1) : write(fitting * Number(value)),
      }))}
      onChange={choose}
    />
  );
}
