import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash-2';
import type { SectionPart, UnitSystem } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { IconButton } from '../../../fields/IconButton.tsx';
import { useFormat } from '../../../kit/useFormat.ts';
import { vars } from '../../../theme/tokens.ts';
import { useTableText } from '../../messages/tableMessages.ts';
import { usePartText } from './partMessages.ts';

/** The numbered parts of a section; one of them is current. */
export function PartList({
  parts,
  system,
  current,
  wrong,
  isReadOnly,
  onChoose,
  onMove,
  onRemove,
}: {
  readonly parts: readonly SectionPart[];
  /** The unit system of their positions. */
  readonly system: UnitSystem;
  readonly current: number;
  readonly wrong: ReadonlySet<number>;
  readonly isReadOnly: boolean;
  readonly onChoose: (at: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
}) {
  const t = usePartText();
  const tTable = useTableText();
  const format = useFormat();
  const write = (value: number) => format.brief(value, { quantity: 'sectionDimension', system, digits: 3 });
  return (
    <List>
      {parts.map((part, at) => {
        const number = at + 1;
        const name = part.label ?? tTable(`crossSections.${part.className}`);
        return (
          <li key={at} data-wrong={wrong.has(at) ? '' : undefined}>
            <button type="button" aria-pressed={at === current} onClick={() => onChoose(at)}>
              {t('named', { part: number, name })}{' '}
              <span>{t('placed', { y: write(part.y), z: write(part.z) })}</span>
            </button>
            {isReadOnly || parts.length === 1 ? null : (
              <>
                <IconButton
                  label={t('earlier', { part: number })}
                  icon={<ArrowUp size={16} aria-hidden="true" />}
                  disabled={at === 0}
                  onClick={() => onMove(at, at - 1)}
                />
                <IconButton
                  label={t('later', { part: number })}
                  icon={<ArrowDown size={16} aria-hidden="true" />}
                  disabled={at === parts.length - 1}
                  onClick={() => onMove(at, at + 1)}
                />
                <IconButton
                  label={t('remove', { part: number })}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => onRemove(at)}
                />
              </>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
  }
  & > li > button:first-child {
    flex: 1 1 auto;
    min-width: 0;
    min-height: ${vars.hit};
    padding: 0 ${vars.space2};
    border: 1px solid transparent;
    border-radius: ${vars.radius};
    background: transparent;
    color: ${vars.ink};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > li > button:first-child:hover {
    background: ${vars.sunken};
  }
  & > li > button[aria-pressed='true'] {
    border-color: ${vars.accent};
    background: ${vars.accentWash};
  }
  & > li[data-wrong] > button:first-child {
    color: ${vars.error};
  }
  & span {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
