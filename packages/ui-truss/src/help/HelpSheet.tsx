import { styled } from 'styled-components';
import { useKitAtom, vars } from '@eecs/ui-kit';
import { ModalSheet } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { TOOL_LETTERS, VIEW_LETTERS } from '../state/commands.ts';
import { isHelpOpenAtom } from '../state/helpOpen.ts';

/** Keys with the text of what they do; the texts of this sheet come with the late parts. */
const OTHERS = [
  ['Ctrl Z, Ctrl Y', 'help.steps'],
  ['Tab, Shift Tab', 'help.walk'],
  ['← ↑ → ↓', 'help.move'],
  ['Shift + ← ↑ → ↓', 'help.moveFar'],
  ['Enter', 'help.use'],
  ['F2, Enter', 'help.fields'],
  ['Shift F10', 'help.menu'],
  ['Shift Space', 'help.pin'],
  ['D, Shift D', 'help.dimension'],
  ['3.2 1.5   @3 1   @3.2<30', 'help.place'],
  ['Del', 'help.remove'],
  ['Ctrl C, Ctrl X, Ctrl V', 'help.copy'],
  ['Ctrl D', 'help.duplicate'],
  ['Esc', 'help.leave'],
  ['Shift', 'help.joins'],
  ['Alt', 'help.free'],
  ['Space', 'help.pan'],
  ['Wheel, Ctrl + wheel', 'help.zoom'],
  ['+, −', 'help.zoomKeys'],
  ['Shift + arrows', 'help.turn'],
  ['1 … 9', 'help.sets'],
  ['/', 'help.search'],
] as const;

/** The keys of the editor, as a sheet over it. */
export function HelpSheet() {
  const t = useLaterText();
  const tLate = useResultsText();
  const [isOpen, setOpen] = useKitAtom(isHelpOpenAtom);
  if (!isOpen) return null;
  const letters = [...TOOL_LETTERS, ...VIEW_LETTERS].map(
    ({ letter, name }) => [letter.toUpperCase(), t(name)] as const,
  );
  const others = OTHERS.map(([keys, name]) => [keys, tLate(name)] as const);
  const common = [
    ['Ctrl Enter', t('solve')],
    ['Ctrl A', t('help.all')],
  ] as const;
  return (
    <ModalSheet title={tLate('help.keys')} closeLabel={t('close')} width={760} onClose={() => setOpen(false)}>
      <List>
        {[...letters, ...common, ...others].map(([keys, name]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </List>
    </ModalSheet>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${vars.space1} ${vars.space4};
  margin: 0;

  & > div {
    display: flex;
    gap: ${vars.space3};
    align-items: baseline;
  }
  & dt {
    flex: 0 0 132px;
  }
  & dd {
    margin: 0;
  }
  & kbd {
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
  }
`;
