import { type ReactNode, useId, useState } from 'react';
import {
  type CrossSection,
  type Quantity,
  type SectionProperties,
  sectionProperties,
} from '@eecs/solver-core';
import { styled } from 'styled-components';
import { type SectionProblem, problemsOf } from '@eecs/solver-core/rules';
import {
  bendSection,
  changeSection,
  changeSectionShape,
  renameSection,
} from '../../editing/changeSection.ts';
import {
  findSectionNumber,
  isEditedShape,
  listOwnNumbers,
  SECTION_SHAPES,
} from '../../editing/sectionShapes.ts';
import { isFollowing, isOptional, limitsOf, quantityOf } from '../../editing/sectionNumbers.ts';
import { Button } from '../../fields/Button.tsx';
import { CheckField } from '../../fields/CheckField.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useFormat } from '../../kit/useFormat.ts';
import { createLate } from '../../late/createLate.tsx';
import { vars } from '../../theme/tokens.ts';
import { PartsFields } from './parts/PartsFields.tsx';
import { useTableText } from '../messages/tableMessages.ts';
import { InputField } from '../tables/InputField.tsx';
import { SymbolLabel } from '../tables/SymbolLabel.tsx';
import { NameInput } from '../tables/TextInput.tsx';
import { Missing } from '../tables/cells.ts';
import { Columns, Line, Note } from '../tables/layout.ts';
import type { RowProps } from '../tables/tabProps.ts';
import { PrintedSection } from './PrintedRow.tsx';
import { SectionPicture } from './SectionPicture.tsx';
import { UseEntry } from './UseEntry.tsx';
import { useCommon, useCommonDocument, useCommonEdit } from './commonPort.ts';
import { nameSectionNumber } from './nameSectionNumber.ts';
import { useSectionProblemText } from './useSectionProblemText.ts';

/** The fields of one cross-section: its shape, its dimensions, and the properties that follow. */
export function CrossSectionFields({ index, isReadOnly: isLocked }: RowProps) {
  const t = useTableText();
  const document = useCommonDocument();
  const edit = useCommonEdit();
  const { crossSections } = useCommon();
  const writeProblem = useSectionProblemText();
  const section = document.sections[index];
  if (section === undefined) return null;
  const number = index + 1;
  const { className, units: system = document.units.system } = section;
  const problems = problemsOf(document, index);
  const numbers = listOwnNumbers(section);
  // A row of a catalogue stays as published.
  const isReadOnly = isLocked || section.editable === false;
  const shape = isEditedShape(className) || className === 'builtup' ? className : 'otherShape';
  return (
    <>
      <UseEntry list={crossSections} index={index} isReadOnly={isLocked} />
      {section.editable === false ? <PrintedSection index={index} isReadOnly={isLocked} /> : null}
      <Columns $count={2}>
        <NameInput
          label={t('crossSections.label')}
          name={t('crossSections.labelOf', { number })}
          value={section.label}
          others={document.sections.filter((other) => other !== section).map(({ label }) => label)}
          disabled={isReadOnly}
          onCommit={(label) => edit((current) => renameSection(current, index, label))}
        />
        <SelectField
          label={t('crossSections.shape')}
          name={t('crossSections.shapeOf', { number })}
          value={shape}
          options={(['otherShape', 'builtup', ...SECTION_SHAPES] as const)
            .filter((value) => value !== 'otherShape' || value === shape)
            .map((value) => ({ value, label: t(`crossSections.${value}`) }))}
          disabled={isReadOnly}
          onChange={(next) => {
            if (next !== 'otherShape') edit((current) => changeSectionShape(current, index, next));
          }}
        />
      </Columns>
      {problems.length > 0 || isLocked || className === 'generic' || className === 'builtup' ? null : (
        <Opened label={t('pair.open')}>
          <PairFields section={section} />
        </Opened>
      )}
      <Columns $count={numbers.length === 2 ? 2 : 3}>
        {numbers.map((key) => {
          const problem = problems.find(({ name }) => name === key);
          const label = t(nameSectionNumber(key, className));
          return (
            <InputField
              key={key}
              label={<SymbolLabel text={label} />}
              name={t('crossSections.numberOf', { number, name: label })}
              quantity={quantityOf(key)}
              system={system}
              value={section[key] ?? (isOptional(key) ? 0 : null)}
              {...(isFollowing(key)
                ? {
                    placeholder: t('crossSections.follows'),
                    onClear: () => edit((current) => changeSection(current, index, key, null)),
                  }
                : {})}
              {...limitsOf(key)}
              error={problem && writeProblem(problem, system)}
              disabled={isReadOnly}
              onCommit={(value) => edit((current) => changeSection(current, index, key, value))}
            />
          );
        })}
      </Columns>
      {className === 'lsection' ? (
        <CheckField
          label={t('crossSections.bent')}
          name={t('crossSections.numberOf', { number, name: t('crossSections.bent') })}
          checked={section.bent === true}
          disabled={isReadOnly}
          onChange={(isBent) => edit((current) => bendSection(current, index, isBent))}
        />
      ) : null}
      {className === 'builtup' ? (
        <>
          <PartsFields index={index} isReadOnly={isReadOnly} />
          <Properties section={section} problems={problems} />
        </>
      ) : (
        <Beside>
          <SectionPicture section={section} />
          <Properties section={section} problems={problems} />
        </Beside>
      )}
      {problems.length === 0 ? (
        <Opened label={t('crossSections.study')}>
          <SectionStudy section={section} />
        </Opened>
      ) : null}
    </>
  );
}

/** A button that opens a part of the section whose code is loaded on demand. */
function Opened({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Line>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </Line>
      {isOpen ? <div id={id}>{children}</div> : null}
    </>
  );
}

const PairFields = createLate(() => import('./PairFields.tsx'), 'PairFields');

const SectionStudy = createLate(() => import('./SectionStudy.tsx'), 'SectionStudy');

/** The picture and the numbers are side by side if the panel is wide enough for the texts of the picture. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  align-items: center;
  gap: ${vars.space2};
`;

const PROPERTIES = [
  { key: 'A', quantity: 'area' },
  { key: 'Iy', quantity: 'secondMoment' },
  { key: 'Iz', quantity: 'secondMoment' },
  { key: 'Iyz', quantity: 'secondMoment' },
  { key: 'iy', quantity: 'sectionDimension' },
  { key: 'iz', quantity: 'sectionDimension' },
  { key: 'WyTop', symbol: 'Wy,top', quantity: 'sectionModulus' },
  { key: 'WyBottom', symbol: 'Wy,bottom', quantity: 'sectionModulus' },
  { key: 'Wply', symbol: 'Wpl,y', quantity: 'sectionModulus' },
  { key: 'SyMax', symbol: 'Sy', quantity: 'sectionModulus' },
  { key: 'It', quantity: 'secondMoment' },
] as const satisfies readonly {
  readonly key: keyof SectionProperties;
  readonly symbol?: string;
  readonly quantity: Quantity;
}[];

/** Relative to the second moment: rounding of a product of inertia that is zero by symmetry. */
const NOTHING = 1e-9;

/** Properties that the core computes from the numbers above. */
function Properties({
  section,
  problems,
}: {
  readonly section: CrossSection;
  readonly problems: readonly SectionProblem[];
}) {
  const t = useTableText();
  const writeProblem = useSectionProblemText();
  const format = useFormat();
  const { system } = useCommonDocument().units;
  const result = sectionProperties(section, system);
  if (!result.ok) {
    const isUnknown = result.failures.some(({ code }) => code === 'materials.shape');
    if (isUnknown) return <Missing>{t('crossSections.unknownShape')}</Missing>;
    const [first] = problems;
    // A property with a field is shown there.
    if (
      first === undefined ||
      problems.some(({ shape, name }) => findSectionNumber(shape, name) !== undefined)
    ) {
      return <Missing>{t('crossSections.badShape')}</Missing>;
    }
    // The form of the parts shows each problem beside its part.
    if (section.className === 'builtup') return null;
    const { name } = first;
    const problem = writeProblem(first, section.units ?? system);
    return <Missing>{t('crossSections.badNumber', { name, problem })}</Missing>;
  }
  const { properties } = result;
  // Parts that are not welded together twist separately; a generic section has no torsion properties.
  const isApart = properties.It !== null && properties.Iw === null;
  return (
    <Note as="div" role="group" aria-label={t('crossSections.properties')}>
      <Line>
        {PROPERTIES.map((told) => {
          const value = properties[told.key];
          if (value === null || Math.abs(value) <= NOTHING * properties.Iy) return null;
          const { key, quantity } = told;
          return (
            <span key={key}>
              <SymbolLabel text={'symbol' in told ? told.symbol : key} /> ={' '}
              {format.brief(value, { quantity, system, digits: 2 })}
            </span>
          );
        })}
      </Line>
      {isApart ? <p>{t('crossSections.apart')}</p> : null}
    </Note>
  );
}
