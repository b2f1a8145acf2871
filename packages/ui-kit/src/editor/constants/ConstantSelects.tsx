import type { CommonCase } from '@eecs/solver-core';
import { LineSelect } from '../tables/LineSelect.tsx';
import type { TabProps } from '../tables/tabProps.ts';

export interface ConstantSelectsProps extends TabProps {
  readonly document: Pick<CommonCase, 'materials' | 'sections'>;
  /** The index of the material of each selected part; -1 or undefined means none. */
  readonly materials: readonly (number | undefined)[];
  /** The index of the cross-section of each selected part; -1 or undefined means none. */
  readonly sections: readonly (number | undefined)[];
  readonly words: Readonly<Record<'material' | 'section' | 'none', string>>;
  /** Shows the labels to screen readers only. @default true */
  readonly hideLabel?: boolean;
  readonly onMaterial: (index: number) => void;
  readonly onSection: (index: number) => void;
}

/** The material and cross-section of one or many parts of a structure. */
export function ConstantSelects({
  document,
  materials,
  sections,
  words,
  hideLabel = true,
  isReadOnly,
  onMaterial,
  onSection,
}: ConstantSelectsProps) {
  const selects = [
    [words.material, materials, document.materials.map(({ name }) => name), onMaterial],
    [words.section, sections, document.sections.map(({ label }) => label), onSection],
  ] as const;
  return (
    <>
      {selects.map(([label, chosen, names, onChange]) => (
        <LineSelect
          key={label}
          basisPx={140}
          leastPx={96}
          label={label}
          hideLabel={hideLabel}
          values={chosen.map((index = -1) => String(index))}
          options={[
            { value: '-1', label: words.none },
            ...names.map((name, index) => ({ value: String(index), label: name })),
          ]}
          disabled={isReadOnly}
          onChange={(value) => onChange(Number(value))}
        />
      ))}
    </>
  );
}
