import type { ComponentType } from 'react';
import { Stack } from '../tables/layout.ts';
import { FieldPlaceContext } from '../tables/FieldPlace.ts';
import type { TabProps } from '../tables/tabProps.ts';
import { IncrementFields, RoundingField, TitleFields } from './CaseFields.tsx';

/** The parts of the case tab that depend on the kind of structure. */
export interface KindCase {
  /** Returns the name of a case without a title. */
  readonly useUntitled: () => string;
  /** The fields that only this kind has. @default none */
  readonly OwnFields?: ComponentType<TabProps>;
  /** Remarks below all fields. @default none */
  readonly Remarks?: ComponentType;
}

/** Fields of the case as a whole: its title and description, the fields of its kind, and its preferences. */
export function CaseTab({ isReadOnly, useUntitled, OwnFields, Remarks }: TabProps & KindCase) {
  const untitled = useUntitled();
  return (
    <FieldPlaceContext.Provider value={{ tab: 'case' }}>
      <Stack>
        <TitleFields placeholder={untitled} isReadOnly={isReadOnly} />
        {OwnFields === undefined ? null : <OwnFields isReadOnly={isReadOnly} />}
        <RoundingField isReadOnly={isReadOnly} />
        <IncrementFields isReadOnly={isReadOnly} />
        {Remarks === undefined ? null : <Remarks />}
      </Stack>
    </FieldPlaceContext.Provider>
  );
}
