import type { ArrowLine } from '../../i18n/loadArrows.ts';
import { AngleField } from '../tables/AngleField.tsx';
import { LineField } from '../tables/LineField.tsx';
import { LineSelect } from '../tables/LineSelect.tsx';

/** The fields of a point load that an edit may change. */
export interface PointLoadChange<ClassName extends string> {
  readonly className?: ClassName;
  readonly value?: number;
  readonly alpha?: number;
  readonly beta?: number;
}

/** The words of the fields by their keys. */
export type PointLoadText<ClassName extends string> = (
  key: `load.${'kind' | 'value' | 'alpha' | ClassName}`,
) => string;

/** A load at a point: its value is the first component. */
export interface PointLoad<ClassName extends string> {
  readonly className: ClassName;
  readonly c: readonly [number, number, number];
  readonly alpha: number;
  readonly beta?: number;
}

/** The class, value and direction of a force or a moment at a point. */
export function PointLoadFields<ClassName extends string>({
  t,
  classes,
  load,
  along,
  betaLabel = null,
  isReadOnly,
  onChange,
}: {
  readonly t: PointLoadText<ClassName>;
  readonly classes: readonly ClassName[];
  readonly load: PointLoad<ClassName>;
  readonly along: ArrowLine;
  /** The label of the angle from the plane. @default none: the load is in the plane */
  readonly betaLabel?: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (change: PointLoadChange<ClassName>) => void;
}) {
  const isMoment = load.className === 'BendingMoment';
  const isFree = load.className === 'GenericLoad';
  return (
    <>
      <LineSelect
        label={t('load.kind')}
        values={[load.className]}
        options={classes.map((value) => ({ value, label: t(`load.${value}`) }))}
        disabled={isReadOnly}
        onChange={(className) => onChange({ className })}
      />
      <LineField
        symbol={isMoment ? 'M' : 'P'}
        name={t('load.value')}
        tab="loads"
        quantity={isMoment ? 'moment' : 'force'}
        increment={1}
        value={load.c[0]}
        along={along}
        readOnly={isReadOnly}
        onCommit={(value) => onChange({ value })}
      />
      {isFree ? (
        <AngleField
          name={t('load.alpha')}
          value={load.alpha}
          readOnly={isReadOnly}
          onCommit={(alpha) => onChange({ alpha })}
        />
      ) : null}
      {isFree && betaLabel !== null ? (
        <AngleField
          symbol="β"
          name={betaLabel}
          value={load.beta ?? 0}
          readOnly={isReadOnly}
          onCommit={(beta) => onChange({ beta })}
        />
      ) : null}
    </>
  );
}
