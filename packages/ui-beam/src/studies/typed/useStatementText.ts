import { useFormat, useKitAtomValue, useText } from '@eecs/ui-kit';
import { type Asked, useTypedWriter } from '@eecs/ui-kit/editor';
import { describeAlong, describeDirected, writeSizes } from '@eecs/ui-kit/layout';
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
  const { L, caseSets } = useKitAtomValue(documentAtom);
  const { place, size, area, writerOf, bounds, describeCommon } = useTypedWriter(documentAtom, t, named);

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
      case 'weight':
      case 'named':
        return describeCommon(saying);
      case 'problem': {
        const [first = '', second = ''] = (saying.readings ?? []).map((reading) => describe(reading));
        return t(`problem.${saying.code}`, {
          part: saying.part,
          length: place(saying.length ?? L),
          first,
          second,
          count: Math.max(1, caseSets.length),
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
          values: area(saying.source) + describeDirected(saying.y, ACROSS, writerOf('distributedLoad')),
        });
  }

  return ({ statement }) => describe(statement);
}
