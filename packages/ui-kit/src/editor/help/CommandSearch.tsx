import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { typedAheadAtom } from '../keys/openSheet.ts';
import { useHelpText } from '../messages/helpMessages.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';
import { filterCommands } from './filterCommands.ts';
import type { NamedCommand } from './namedCommand.ts';

/** Finds a command by its name: arrow keys choose, Enter runs it; an unavailable command shows the reason. */
export function CommandSearch({
  commands,
  onClose,
}: {
  /** Searches the commands of the current document, including unavailable ones. */
  readonly commands: readonly NamedCommand[];
  readonly onClose: () => void;
}) {
  const t = useHelpText();
  const id = useId();
  const options = useRef<HTMLUListElement>(null);
  const [ahead, setAhead] = useKitAtom(typedAheadAtom);
  const [typed, setTyped] = useState(ahead);
  const [at, setAt] = useState(0);
  useEffect(() => setAhead(''), [setAhead]);
  const found = filterCommands(commands, typed);
  const chosen = found[Math.min(at, found.length - 1)];

  function run(command: NamedCommand): void {
    if (command.reason !== null) return;
    onClose();
    // The sheet returns the focus first.
    setTimeout(command.run);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const places: Readonly<Record<string, number | undefined>> = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: (at - 1 + found.length) % found.length,
      PageDown: Math.min(found.length - 1, at + PAGE),
      PageUp: Math.max(0, at - PAGE),
    };
    const next = places[event.key];
    if (event.key === 'Enter' && chosen !== undefined) run(chosen);
    else if (next === undefined || found.length === 0) return;
    else {
      setAt(next);
      options.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
  }

  return (
    <ModalSheet title={t('search.title')} closeLabel={t('close')} width={560} onClose={onClose}>
      <Field
        data-initial-focus=""
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-describedby={`${id}-count`}
        {...(chosen === undefined ? {} : { 'aria-activedescendant': `${id}-${chosen.id}` })}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <Options ref={options} id={`${id}-list`} role="listbox" aria-label={t('search.list')}>
        {found.map((command) => (
          <Option
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            aria-selected={command === chosen}
            aria-disabled={command.reason !== null}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(found.indexOf(command))}
            onClick={() => run(command)}
          >
            <span>
              {command.label}
              {command.reason === null ? null : <small> {command.reason}</small>}
            </span>
            {command.keys === '' ? null : <kbd>{command.keys}</kbd>}
          </Option>
        ))}
      </Options>
      <Count id={`${id}-count`} role="status">
        {found.length === 0 ? t('search.none') : t('search.found', { count: found.length })}
      </Count>
    </ModalSheet>
  );
}

const PAGE = 8;

const Field = styled.input`
  width: 100%;
  min-height: ${vars.hit};
  padding: ${vars.space1} ${vars.space2};
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
  color: ${vars.ink};
  font: inherit;

  @media (pointer: coarse) {
    font-size: 16px;
  }
`;

const Options = styled.ul`
  min-height: 0;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space3};
  min-height: ${vars.hit};
  padding: 2px ${vars.space2};
  border-top: 1px solid ${vars.hairline};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 3px 0 0 ${vars.accent};
  }
  &[aria-disabled='true'] {
    color: ${vars.inkMuted};
    cursor: default;
  }
  & small {
    display: block;
    font-size: ${vars.text1};
  }
  & kbd {
    flex: none;
    padding: 0 5px;
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    line-height: 18px;
    white-space: nowrap;
  }
`;

const Count = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
