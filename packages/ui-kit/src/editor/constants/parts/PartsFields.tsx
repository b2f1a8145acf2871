import {
  type Connection,
  type CrossSection,
  type SectionPart,
  type UnitSystem,
  listBodies,
} from '@eecs/solver-core';
import { problemsOf } from '@eecs/solver-core/rules';
import { useState } from 'react';
import { connectParts, removePart, reorderPart } from '../../../editing/builtUp/changeParts.ts';
import { readPartProblem } from '../../../editing/builtUp/readPartProblem.ts';
import { useTexts } from '../../../kit/useTexts.ts';
import { SelectField } from '../../../fields/SelectField.tsx';
import { useTableText } from '../../messages/tableMessages.ts';
import { Group, Note } from '../../tables/layout.ts';
import type { RowProps } from '../../tables/tabProps.ts';
import { useCommonDocument, useCommonEdit } from '../commonPort.ts';
import { nameSectionNumber } from '../nameSectionNumber.ts';
import { findSectionNumber } from '../../../editing/sectionShapes.ts';
import { useSectionProblemText } from '../useSectionProblemText.ts';
import { AddPart } from './AddPart.tsx';
import { PartFields } from './PartFields.tsx';
import { PartList } from './PartList.tsx';
import { PartsPicture } from './PartsPicture.tsx';
import { partMessages, usePartText } from './partMessages.ts';

/** The text catalogues of the form. */
const TEXTS = [partMessages];

const CONNECTIONS: readonly Connection[] = ['battened', 'laced', 'welded'];

/**
 * The form for the parts of a built-up section: their outline, their list, the fields of one part, and their
 * connection.
 */
export function PartsFields(props: RowProps) {
  // The form waits for its texts, so that it is not shown in English first.
  return useTexts(TEXTS) ? <PartsForm {...props} /> : null;
}

function PartsForm({ index, isReadOnly }: RowProps) {
  const t = usePartText();
  const tTable = useTableText();
  const document = useCommonDocument();
  const edit = useCommonEdit();
  const [asked, choose] = useState(0);
  // Fields keep a refused text while another part is current; a change of the list drops it.
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));
  const [order, setOrder] = useState(0);
  const section = document.sections[index];
  if (section === undefined) return null;
  const { parts = [], connection = 'battened' } = section;
  const system = section.units ?? document.units.system;
  // The parts may be in another unit system than the whole section, which may have none of its own.
  const whole = { ...section, units: system };
  const current = Math.min(asked, parts.length - 1);
  const problems = problemsOf(document, index).map((problem) => ({
    ...problem,
    at: readPartProblem(problem.name),
  }));
  const wrong = new Set(problems.flatMap(({ at }) => (at === null ? [] : [at.part])));

  function show(part: number): void {
    choose(part);
    setVisited((before) => new Set([...before, part]));
  }

  function rearrange(part: number): void {
    setOrder((before) => before + 1);
    choose(part);
    setVisited(new Set([part]));
  }

  return (
    <Group>
      <legend>{t('title')}</legend>
      <PartsPicture section={whole} current={current} wrong={wrong} />
      <Problems problems={problems} parts={parts} system={system} />
      <PartList
        parts={parts}
        system={system}
        current={current}
        wrong={wrong}
        isReadOnly={isReadOnly}
        onChoose={show}
        onMove={(from, to) => {
          edit((now) => reorderPart(now, index, { from, to }));
          rearrange(to);
        }}
        onRemove={(at) => {
          edit((now) => removePart(now, index, at));
          rearrange(Math.max(0, Math.min(at, parts.length - 2)));
        }}
      />
      {parts.map((_, at) =>
        at === current || visited.has(at) ? (
          <div key={`${order} ${at}`} hidden={at !== current}>
            <PartFields index={index} at={at} isReadOnly={isReadOnly} problems={problems} />
          </div>
        ) : null,
      )}
      {isReadOnly ? null : <AddPart index={index} current={current} onAdded={() => show(parts.length)} />}
      <SelectField
        label={t('connection')}
        value={connection}
        options={CONNECTIONS.map((value) => ({ value, label: tTable(`pair.${value}`) }))}
        disabled={isReadOnly}
        onChange={(value) => edit((now) => connectParts(now, index, value))}
      />
      <Bodies section={whole} />
    </Group>
  );
}

export type PartProblem = ReturnType<typeof problemsOf>[number] & {
  readonly at: ReturnType<typeof readPartProblem>;
};

/** Lists the problems by part. */
function Problems({
  problems,
  parts,
  system,
}: {
  readonly problems: readonly PartProblem[];
  readonly parts: readonly SectionPart[];
  readonly system: UnitSystem;
}) {
  const t = usePartText();
  const tTable = useTableText();
  const write = useSectionProblemText();
  return (
    <div role="status">
      {problems.map((problem) => {
        const { at, name } = problem;
        const part = at === null ? undefined : parts[at.part];
        if (at === null || part === undefined) return null;
        const values = { part: at.part + 1, problem: write(problem, part.units ?? system) };
        const number = at.number === null ? undefined : findSectionNumber(part.className, at.number);
        return (
          <Note key={name}>
            {at.number === null
              ? t('wrongPlace', values)
              : t('wrong', {
                  ...values,
                  name: number === undefined ? at.number : tTable(nameSectionNumber(number, part.className)),
                })}
          </Note>
        );
      })}
    </div>
  );
}

/** States which parts are connected, and how this affects the computed properties. */
function Bodies({ section }: { readonly section: CrossSection }) {
  const t = usePartText();
  const bodies = listBodies(section);
  if (bodies === null || (section.parts ?? []).length < 2) return null;
  const groups = bodies.map((members) => members.map((at) => at + 1).join(' + ')).join(' | ');
  return (
    <Note role="status">
      {section.connection !== 'welded'
        ? t('held')
        : bodies.length === 1
          ? t('oneBody')
          : t('bodies', { bodies: groups })}
    </Note>
  );
}
