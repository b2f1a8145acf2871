import type { Quantity } from '@eecs/solver-core';
import { useFormat, useKitAtomValue, useLocale, useText } from '@eecs/ui-kit';
import { type Asked, TYPED_BOUNDS, numberSet, useNameDescription } from '@eecs/ui-kit/editor';
import { type LoadWriter, describeAlong, describeDirected, writeSizes } from '@eecs/ui-kit/layout';
import { documentAtom } from '../../state/sessionAtoms.ts';
import type { BeamRow } from './applyWholeLine.ts';
import type { Saying } from './saying.ts';
import { typedMessages } from './typedMessages.ts';

/** The axis along which a verb loads the beam. */
const AXES = { force: 'y', axial: 'x', moment: 'r' } as const;
const ACROSS = { alpha: 90 };

/** Returns the title of a typed beam: its length. */
export function useTitle(): (rows: readonly BeamRow[]) => string {
  const t = useText(typedMessages);
  const format = useFormat();
  const { system } = useKitAtomValue(documentAtom).units;
  return (rows) => {
    const found = rows.findLast(({ statement: { kind } }) => kind === 'length')?.statement;
    return found?.kind === 'length' ? t('title', { length: format.place(found.length, { system }) }) : '';
  };
}

/** Describes how a statement was understood, or why not, in the reader's language and units. */
export function useStatementText(named: ReadonlyMap<string, Asked>): (row: BeamRow) => string {
  const t = useText(typedMessages);
  const format = useFormat();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const { system } = document.units;

  const describeName = useNameDescription(named, {
    section: (name) => t('said.section', { name }),
    material: (name) => t('said.material', { name }),
    unknown: (part) => t('problem.unknown', { part }),
  });

  const place = (x: number): string => format.place(x, { system });
  const bounds = {
    ...TYPED_BOUNDS,
    shortest: format.brief(TYPED_BOUNDS.shortest, { quantity: 'length', system }),
    longest: place(TYPED_BOUNDS.longest),
  };
  const size = (value: number, quantity: Parameters<typeof format.brief>[1]['quantity']): string =>
    format.brief(Math.abs(value), { quantity, system });

  const writerOf = (quantity: Quantity): LoadWriter => ({
    locale,
    write: (value, withUnit) => format.brief(value, { quantity, system, withUnit }),
    angle: (degrees) => format.brief(degrees, { quantity: 'angle', system }),
  });

  function describe(saying: Saying): string {
    switch (saying.kind) {
      case 'length':
        return t('said.length', { length: place(saying.length) });
      case 'support':
        return t(`said.${saying.verb}`, { places: saying.places.map(place).join(', ') });
      case 'spring':
        return t('said.spring', {
          place: place(saying.x),
          stiffness: size(saying.stiffness, 'springTranslation'),
        });
      case 'settlement':
        return t(`said.settlement.${saying.value < 0 ? 'minus' : 'plus'}`, {
          place: place(saying.x),
          value: size(saying.value, 'displacement'),
        });
      case 'point':
        return t(saying.verb === 'moment' ? 'said.moment' : 'said.force', {
          value: describeAlong(
            AXES[saying.verb],
            saying.value,
            writerOf(AXES[saying.verb] === 'r' ? 'moment' : 'force'),
          ),
          place: place(saying.x),
        });
      case 'spread':
        return describeSpread(saying);
      case 'set':
        return t('said.set', { set: numberSet(document.caseSets, saying.set) });
      case 'weight':
        return t(saying.isOn ? 'said.weight' : 'said.noWeight');
      case 'named':
        return describeName(saying.name);
      case 'problem': {
        const [first = '', second = ''] = (saying.readings ?? []).map((reading) => describe(reading));
        return t(`problem.${saying.code}`, {
          part: saying.part,
          length: place(saying.length ?? document.L),
          first,
          second,
          count: Math.max(1, document.caseSets.length),
          ...bounds,
        });
      }
      default:
        return saying satisfies never;
    }
  }

  function describeSpread(saying: Extract<Saying, { kind: 'spread' }>): string {
    const of = { start: place(saying.x[0]), end: place(saying.x[1]) };
    return saying.verb === 'mass'
      ? t('said.mass', { ...of, values: writeSizes(saying.y, writerOf('linearMass')) })
      : t('said.spread', {
          ...of,
          values: describeArea(saying) + describeDirected(saying.y, ACROSS, writerOf('distributedLoad')),
        });
  }

  /** The description of a load from an area begins with its pressure and width. */
  function describeArea({ source }: Extract<Saying, { kind: 'spread' }>): string {
    return source === undefined ? '' : `${size(source.pressure, 'pressure')} × ${place(source.width)} = `;
  }

  return ({ statement }) => describe(statement);
}
