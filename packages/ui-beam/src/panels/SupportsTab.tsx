import { type BeamCase, type Support, isHeld } from '@eecs/solver-core';
import { DIRECTIONS, findCollisions, hasSupportsBeyond } from '@eecs/solver-core/rules';
import { useFormat, useKitAtomValue, useSetKitAtom } from '@eecs/ui-kit';
import { useRemovalQuestion } from '../commands/useRemovalQuestion.ts';
import { useRemoveChosen } from '../commands/useRemoveChosen.ts';
import { useSupportsBeyond } from '../commands/useSupportsBeyond.ts';
import { addSupport } from '../editing/addSupport.ts';
import { useSupportRows } from '../files/rows/useSupportRows.ts';
import { removeSupport } from '../editing/removeSupport.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { type PanelText, usePanelText } from '../messages/panelMessages.ts';
import { nameSupports } from '../naming/nameSupports.ts';
import { SUPPORT_KINDS } from '../naming/supportKinds.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { tables } from '../state/tables.ts';
import { BoundarySampler } from './BoundarySampler.tsx';
import { CollisionAlert } from './CollisionAlert.tsx';
import { ConstraintCount } from './ConstraintCount.tsx';
import { SupportFields } from './SupportFields.tsx';
import {
  AddRowOfKind,
  type CellsProps,
  Muted,
  NumberCell,
  NumericCell,
  RecordTab,
  SymbolHead,
  type TabProps,
  useEditorText,
  WordCell,
} from '@eecs/ui-kit/editor';
import { useSupportNames } from './useSupportNames.ts';

/** The supports and hinges, with their names on the drawing and in the reactions. */
export function SupportsTab({ isReadOnly }: TabProps) {
  const t = usePanelText();
  const tb = useLaterText();
  const te = useEditorText();
  const format = useFormat();
  const rows = useSupportRows();
  const names = useSupportNames();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const isWanted = useRemovalQuestion();
  const removeChosen = useRemoveChosen();
  const marks = nameSupports(document.supports);
  const collision = describeCollision(document);
  const beyond = useSupportsBeyond();
  return (
    <>
      <CollisionAlert
        text={collision === null ? null : tb(collision, { list: beyond })}
        isReadOnly={isReadOnly}
      />
      {hasSupportsBeyond(document) ? null : <ConstraintCount />}
      <BoundarySampler />
      <RecordTab
        table={tables.supports}
        words={{
          caption: t('supports.caption'),
          none: t('supports.none'),
          nameOf: (index) => names[index] ?? '',
          removeLabelOf: (index) => {
            const { noun = 'support', mark = '' } = marks[index] ?? {};
            return t(`supports.removeOf.${noun}`, { mark });
          },
        }}
        columns={[
          { head: te('list.number') },
          { head: t('supports.kind') },
          { head: t('supports.holds') },
          { head: <SymbolHead symbol="x" unit={format.unit('length')} />, isNumeric: true },
        ]}
        Cells={SupportCells}
        orderOf={orderByPlace}
        Fields={SupportFields}
        onRemove={(index) => edit((current) => removeSupport(current, index))}
        onRemoveChosen={() => void removeChosen()}
        askBefore={(index) => isWanted({ kind: 'support', index })}
        adding={
          <AddRowOfKind
            table={tables.supports}
            label={t('supports.add')}
            kinds={{
              label: t('supports.newKind'),
              options: SUPPORT_KINDS.map((value) => ({ value, label: tb(`support.${value}`) })),
              first: 'simple',
            }}
            onAdd={(kind) => edit((current) => addSupport(current, kind))}
          />
        }
        exchange={rows}
        isReadOnly={isReadOnly}
      />
    </>
  );
}

/** Lists the supports from left to right, in the order of their letters. */
function orderByPlace(supports: readonly Support[]): readonly number[] {
  const places = supports.map(({ x }) => x);
  return [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}

/** Returns the key of the text for supports at impossible places. */
function describeCollision(document: BeamCase): 'hindrance.supportsBeyond' | 'note.placeTaken' | null {
  const { supportsBeyond, supportsAtOnePlace } = findCollisions(document);
  if (supportsBeyond.length > 0) return 'hindrance.supportsBeyond';
  return supportsAtOnePlace.length > 0 ? 'note.placeTaken' : null;
}

function SupportCells({ item, index }: CellsProps<Support>) {
  const t = usePanelText();
  const tb = useLaterText();
  const format = useFormat();
  const { supports, units } = useKitAtomValue(documentAtom);
  return (
    <>
      <NumberCell>{nameSupports(supports)[index]?.mark}</NumberCell>
      <WordCell>{tb(`support.${item.className}`)}</WordCell>
      <td>
        <Muted>{describeRestrictions(item, t)}</Muted>
      </td>
      <NumericCell>
        {format.brief(item.x, { quantity: 'length', system: units.system, withUnit: false })}
      </NumericCell>
    </>
  );
}

/** Writes the restraints of a support: `x, y`; a direction with only a spring has a tilde. */
function describeRestrictions(support: Support, t: PanelText): string {
  const held = DIRECTIONS.filter((direction) => isHeld(support, direction)).map(
    (direction) =>
      (support.stiffness?.[direction] === undefined ? '' : '~') + t(`supports.direction.${direction}`),
  );
  const words = held.length === 0 ? ['–'] : held;
  return words.join(', ') + (support.release === true ? ' ○' : '');
}
