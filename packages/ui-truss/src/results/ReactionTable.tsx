import { DataTable, useFormat } from '@eecs/ui-kit';
import { SymbolHead } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetAtom } from '../live/shownAnswer.ts';
import { useSettled } from '../live/useSettled.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { isSpatial } from '../scheme/layoutScheme.ts';
import { ANCHOR } from '../editing/joints.ts';

/** What each anchor does to the truss, along the axes. */
export function ReactionTable() {
  const t = useEditorText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  if (shown === null || set === null) return null;
  const { document } = shown;
  const { system } = document.units;
  const axes = isSpatial(document) ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  return (
    <DataTable caption={t('results.reactions')} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('results.joint')}</th>
          {axes.map((axis) => (
            <th key={axis} scope="col" data-numeric="">
              <SymbolHead symbol={`R${axis}`} unit={format.unit('force')} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {set.R.map((reaction) => (
          <tr key={reaction.joint}>
            <th scope="row">{reaction.joint + 1}</th>
            {axes.map((axis) => {
              const isHeld = ((document.joints[reaction.joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0;
              return (
                <td key={axis} data-numeric="">
                  {isHeld
                    ? format.quantity(reaction[axis], { quantity: 'force', system, withUnit: false })
                    : '–'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
