import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { CheckField } from '../../fields/CheckField.tsx';
import { CONVENTIONS } from '../../kit/conventions.ts';
import { useKitAtom, useSetKitAtom } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { EDITOR_OPTIONS, optionsAtom } from '../measures/options.ts';
import { conventionsAtom } from '../measures/shownMeasures.ts';
import { useOptionText } from '../messages/optionMessages.ts';
import { ModalSheet } from '../sheets/ModalSheet.tsx';
import { Note } from '../tables/layout.ts';
import { ConventionChoices } from './ConventionChoices.tsx';
import { DigitsField } from './DigitsField.tsx';
import { FileKindField } from './FileKindField.tsx';
import type { OptionsButtonProps } from './OptionsButton.tsx';
import { DRAWING_OPTIONS, type FlagOption, RESULT_OPTIONS, SHOWN_QUANTITIES } from './optionLists.ts';
import { StrokeField } from './StrokeField.tsx';
import { UnitChoices } from './UnitChoices.tsx';

export interface OptionsSheetProps extends Required<OptionsButtonProps> {
  readonly onClose: () => void;
}

/**
 * Units, digits, conventions and the options of the drawing and of the results: each takes effect at once, and has an
 * explanation.
 */
export function OptionsSheet({ hides, onClose }: OptionsSheetProps) {
  const t = useOptionText();
  const setOptions = useSetKitAtom(optionsAtom);
  const setConventions = useSetKitAtom(conventionsAtom);
  const hidden = new Set<string>(hides);
  const pick = <Name extends string>(names: readonly Name[]): readonly Name[] =>
    names.filter((name) => !hidden.has(name));
  return (
    <ModalSheet title={t('title')} closeLabel={t('close')} width={760} onClose={onClose}>
      <Scroll tabIndex={0} role="region" aria-label={t('title')} data-initial-focus="">
        <Part title={t('units')}>
          <Note>{t('unitsHint')}</Note>
          <UnitChoices quantities={pick(SHOWN_QUANTITIES)} />
          <DigitsField />
        </Part>
        {hidden.has('conventions') ? null : (
          <Part title={t('conventions')}>
            <ConventionChoices />
          </Part>
        )}
        <Part title={t('drawing')}>
          <Flags names={pick(DRAWING_OPTIONS)} />
          {hidden.has('strokeWidth') ? null : <StrokeField />}
        </Part>
        <Part title={t('results')}>
          <Flags names={pick(RESULT_OPTIONS)} />
          {hidden.has('exportFormat') ? null : <FileKindField />}
        </Part>
      </Scroll>
      <div>
        <Button
          onClick={() => {
            setOptions({ ...EDITOR_OPTIONS });
            setConventions(CONVENTIONS);
          }}
        >
          {t('reset')}
        </Button>
      </div>
    </ModalSheet>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Flags({ names }: { readonly names: readonly FlagOption[] }) {
  const t = useOptionText();
  const [options, setOptions] = useKitAtom(optionsAtom);
  return names.map((name) => (
    <div key={name} data-option={name}>
      <CheckField
        label={t(name)}
        checked={options[name]}
        onChange={(isOn) => setOptions({ ...options, [name]: isOn })}
      />
      <Note>{t(`hint.${name}`)}</Note>
    </div>
  ));
}

const Scroll = styled.div`
  display: grid;
  gap: ${vars.space4};
  min-height: 0;
  padding: 0 ${vars.space1};
  overflow-y: auto;

  & > section {
    display: grid;
    gap: ${vars.space2};
  }
  & h3 {
    margin: 0;
    padding-bottom: ${vars.space1};
    border-bottom: 1px solid ${vars.hairline};
    font-size: ${vars.text2};
    font-weight: 600;
  }
  & [data-option] > :last-child {
    margin: 0;
    padding-inline-start: calc(18px + ${vars.space2});
  }
`;
