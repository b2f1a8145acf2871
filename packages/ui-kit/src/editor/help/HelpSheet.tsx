import { Fragment } from 'react';
import { styled } from 'styled-components';
import { CheckField } from '../../fields/CheckField.tsx';
import { useKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import type { CommonKeyId, CommonKeyPlace } from '../keys/commonKeys.ts';
import type { KeyTable } from '../keys/createKeys.ts';
import { type KeyLine, listKeys } from '../keys/listKeys.ts';
import { hasSingleKeysAtom } from '../keys/singleKeys.ts';
import { writePress } from '../keys/writePress.ts';
import { type HelpText, helpMessages, useHelpText } from '../messages/helpMessages.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';

export interface HelpSheetProps<Id extends string, Place extends string> {
  /** The places where keys act, in order. Keys in `single` can be switched off. */
  readonly places: readonly Place[];
  readonly table: KeyTable<Id, Place>;
  /** The title of a place that only this editor has. */
  readonly namePlace?: (place: Exclude<Place, CommonKeyPlace>) => string;
  /** Describes a key in the words of this editor; null if the shared words fit. */
  readonly nameKey: (id: Id) => string | null;
  readonly onClose: () => void;
}

/** The list of all keys, generated from the same table that handles them; single keys can be switched off here. */
export function HelpSheet<Id extends string, Place extends string>({
  places,
  table,
  namePlace,
  nameKey,
  onClose,
}: HelpSheetProps<Id, Place>) {
  const t = useHelpText();
  const [hasSingleKeys, setHasSingleKeys] = useKitAtom(hasSingleKeysAtom);
  return (
    <ModalSheet title={t('title')} closeLabel={t('close')} width={960} onClose={onClose}>
      <Scroll tabIndex={0} role="region" aria-label={t('title')} data-initial-focus="">
        {places.map((place) => (
          <Group key={place} data-off={(place === 'single' && !hasSingleKeys) || undefined}>
            <h3>
              {isCommonPlace(place)
                ? t(`place.${place}`)
                : namePlace?.(place as Exclude<Place, CommonKeyPlace>)}
            </h3>
            {place === 'single' ? (
              <CheckField label={t('singleKeys')} checked={hasSingleKeys} onChange={setHasSingleKeys} />
            ) : null}
            <dl>
              {listKeys(table, place).map((line) => (
                <div key={line.id}>
                  <dt>
                    <Presses line={line} t={t} />
                  </dt>
                  <dd>
                    {nameKey(line.id) ?? t(`key.${line.id as CommonKeyId}`)}
                    {line.hasCoarse ? <small> {t('coarse')}</small> : null}
                    {line.hasFine ? <small> {t('fine')}</small> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </Group>
        ))}
      </Scroll>
      <Note>
        {t('singleKeysHint')} {t('layout')}
      </Note>
    </ModalSheet>
  );
}

function isCommonPlace(place: string): place is CommonKeyPlace {
  return place in helpMessages.source.place;
}

function Presses({ line, t }: { readonly line: KeyLine; readonly t: HelpText }) {
  const { presses, then } = line;
  return (
    <>
      {presses.map((press) => (
        <Fragment key={press}>
          <kbd>{press}</kbd>{' '}
        </Fragment>
      ))}
      {then === null ? null : <kbd>{isPointed(then) ? t(`then.${then}`) : writePress(then)}</kbd>}
    </>
  );
}

/** Returns whether the key is followed by a pointer action. */
function isPointed(then: string): then is keyof typeof helpMessages.source.then {
  return then in helpMessages.source.then;
}

const Scroll = styled.div`
  columns: 2 380px;
  column-gap: ${vars.space5};
  min-height: 0;
  padding: 0 ${vars.space1};
  overflow-y: auto;
`;

const Group = styled.section`
  margin-bottom: ${vars.space4};

  & > h3 {
    margin: 0 0 ${vars.space1};
    font-size: ${vars.text2};
    font-weight: 600;
    break-after: avoid;
  }
  & > dl {
    margin: 0;
  }
  & > dl > div {
    display: grid;
    grid-template-columns: minmax(120px, 2fr) 3fr;
    gap: ${vars.space3};
    align-items: baseline;
    padding: 3px 0;
    border-top: 1px solid ${vars.hairline};
    break-inside: avoid;
  }
  &[data-off] > dl kbd {
    color: ${vars.inkMuted};
    text-decoration: line-through;
  }
  & dt {
    line-height: 1.7;
  }
  & dd {
    margin: 0;
    font-size: ${vars.text2};
  }
  & small {
    display: block;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & kbd {
    display: inline-block;
    min-width: 22px;
    padding: 0 5px;
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    line-height: 18px;
    text-align: center;
    white-space: nowrap;
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
