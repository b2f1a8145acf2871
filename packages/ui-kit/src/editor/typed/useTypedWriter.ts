import type { CaseSet, Quantity, UnitSystem } from '@eecs/solver-core';
import type { Atom } from 'jotai/vanilla';
import { type LoadNumbers, createLoadWriter } from '../../kit/describeLoad.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useKitAtomValue } from '../../kit/useKitAtom.ts';
import type { Area } from '../../editing/areaLoad.ts';
import type { LoadWriter } from '../../i18n/loadWays.ts';
import { numberSet } from './numberSet.ts';
import { TYPED_BOUNDS } from './statementReaders.ts';
import type { Asked } from './useNamed.ts';
import { useNameDescription } from './useNameDescription.ts';

/** The sentences that the line of every kind of structure has, in its own words. */
export type LineText = (
  key: `said.${'section' | 'material' | 'set' | 'weight' | 'noWeight'}` | 'problem.unknown',
  values?: Readonly<Record<string, string>>,
) => string;

/** A statement that lines of every kind of structure have. */
type CommonStatement =
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'weight'; readonly isOn: boolean }
  | { readonly kind: 'named'; readonly name: string };

/** Writes the quantities and the common statements of a typed line. */
export interface TypedWriter {
  readonly system: UnitSystem;
  readonly numbers: LoadNumbers;
  /** Writes a place or a length. */
  readonly place: (x: number) => string;
  /** Writes the magnitude of a value. */
  readonly size: (value: number, quantity: Quantity) => string;
  /** Writes the area of a load, before its value: `3.5 kPa × 2.4 m = `; empty for a load without one. */
  readonly area: (area: Area | undefined) => string;
  readonly writerOf: (quantity: Quantity) => LoadWriter;
  /** Bounds of numbers, which problems name. */
  readonly bounds: Readonly<Record<'least' | 'most' | 'shortest' | 'longest', string>>;
  readonly describeCommon: (statement: CommonStatement) => string;
}

/**
 * Returns the writer of a typed line in the reader's language and units; `t` writes the words of the kind of structure,
 * `named` has what was found for names.
 */
export function useTypedWriter(
  documentAtom: Atom<{
    readonly units: { readonly system: UnitSystem };
    readonly caseSets: readonly CaseSet[];
  }>,
  t: LineText,
  named: ReadonlyMap<string, Asked>,
): TypedWriter {
  const format = useFormat();
  const locale = useLocale();
  const { units, caseSets } = useKitAtomValue(documentAtom);
  const { system } = units;
  const describeName = useNameDescription(named, {
    section: (name) => t('said.section', { name }),
    material: (name) => t('said.material', { name }),
    unknown: (part) => t('problem.unknown', { part }),
  });
  const numbers = { format, locale };
  const place = (x: number): string => format.place(x, { system });
  const size = (value: number, quantity: Quantity): string =>
    format.brief(Math.abs(value), { quantity, system });
  return {
    system,
    numbers,
    place,
    size,
    area: (area) =>
      area === undefined
        ? ''
        : `${[size(area.pressure, 'pressure'), place(area.width), ...(area.spacing === undefined ? [] : [place(area.spacing)])].join(' × ')} = `,
    writerOf: (quantity) => createLoadWriter(numbers, quantity, system),
    bounds: {
      ...TYPED_BOUNDS,
      shortest: size(TYPED_BOUNDS.shortest, 'length'),
      longest: place(TYPED_BOUNDS.longest),
    },
    describeCommon: (statement) => {
      switch (statement.kind) {
        case 'set':
          return t('said.set', { set: numberSet(caseSets, statement.set) });
        case 'weight':
          return t(statement.isOn ? 'said.weight' : 'said.noWeight');
        case 'named':
          return describeName(statement.name);
        default:
          return statement satisfies never;
      }
    },
  };
}
