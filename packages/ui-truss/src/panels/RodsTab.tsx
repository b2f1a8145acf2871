import type { Link } from '@eecs/solver-core/truss';
import { useFormat, useKitAtomValue, useUnits } from '@eecs/ui-kit';
import { SymbolHead, createLinesTab } from '@eecs/ui-kit/editor';
import { useRemoval } from './useRemoval.ts';
import { setLinkLength } from '../editing/dimensions.ts';
import { addLink } from '../editing/links.ts';
import { distanceOf } from '../editing/place.ts';
import { removeItems } from '../editing/remove.ts';
import { shownSetAtom, shownSetIndexAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { newId } from '../state/newId.ts';
import { tables } from '../state/tables.ts';
import { ConstantSelects } from './ConstantSelects.tsx';
import { StrainFields } from './StrainFields.tsx';
import { useTableRows } from './useTableRows.ts';

/** The rods, one line each: their joints, length, material and section, and axial force. */
export const RodsTab = createLinesTab<TrussTypes, Link>({
  session,
  table: tables.rods,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'link', index }),
  linesOf: ({ links }) => links,
  useText: () => {
    const t = useLaterText();
    const tOwn = useResultsText();
    return (key, values) =>
      key === 'caption' || key === 'ends' || key === 'length'
        ? t(`rods.${key}`)
        : key === 'bare'
          ? t('rods.none')
          : tOwn(key === 'none' ? 'rods.nothing' : `rods.${key}`, values);
  },
  lengthOf: ({ joints }, { i, j }) => {
    const [a, b] = [joints[i], joints[j]];
    return a && b && distanceOf(a, b);
  },
  nameConstants: ({ materials, sections }, { materialIndex, sectionIndex }) => {
    const material = materials[materialIndex]?.name;
    const section = sections[sectionIndex]?.label;
    return material === undefined && section === undefined
      ? null
      : [material, section].filter(Boolean).join(', ');
  },
  useAdded: () => {
    const format = useFormat();
    const system = useUnits();
    const { caseSets } = useKitAtomValue(documentAtom);
    const set = useKitAtomValue(shownSetIndexAtom) + 1;
    const forces = useSettled(shownSetAtom)?.N;
    const symbol = caseSets.length > 1 ? `N${set}` : 'N';
    const column = { head: <SymbolHead symbol={symbol} unit={format.unit('force')} />, isNumeric: true };
    const write = (_: Link, index: number): string => {
      const force = forces?.[index];
      return force === undefined
        ? ''
        : format.quantity(force, { quantity: 'force', system, withUnit: false });
    };
    return { before: [], after: [{ column, write }] };
  },
  useExchange: () => useTableRows('rods'),
  add: (document, ends) => addLink(document, ends, newId),
  setLength: setLinkLength,
  LineFields: ({ index, indices = [index], isReadOnly }) => (
    <ConstantSelects links={indices} isReadOnly={isReadOnly} hideLabel={false} />
  ),
  MoreFields: ({ index, indices = [index], isReadOnly }) => (
    <StrainFields links={indices} isReadOnly={isReadOnly} />
  ),
});
