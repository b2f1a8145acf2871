import type { Preview } from '@storybook/react-vite';
import { LOCALES } from '@eecs/ui-kit';
import { EDITOR_PARTS } from '@eecs/ui-kit/editor';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props that control the look of a component, as a list of choices for every component that has them. */
const CHOICES: Readonly<
  Record<
    string,
    {
      readonly options: readonly unknown[];
      readonly labels?: Readonly<Record<string, string>>;
      /** Whether several may be chosen. */
      readonly isList?: boolean;
    }
  >
> = {
  theme: { options: ['light', 'dark', 'system', 'inherit'] },
  locale: { options: LOCALES },
  units: { options: [0, 1], labels: { 0: '0, SI', 1: '1, US customary' } },
  system: { options: [0, 1], labels: { 0: '0, SI', 1: '1, US customary' } },
  density: { options: ['comfortable', 'compact'] },
  limits: { options: ['full', 'anonymous'] },
  layout: { options: ['default', 'wide'] },
  hide: { options: EDITOR_PARTS, isList: true },
};

/**
 * Types of props that no control can edit well: functions, elements of the page, and documents, which are edited on the
 * board.
 */
const NOT_WRITTEN: readonly (string | undefined)[] = [
  'object',
  'array',
  'other',
  'union',
  'intersection',
  'function',
];

type Described = ReturnType<ArgTypesEnhancer>;

/**
 * Adds lists of choices for the props in `CHOICES`, and removes controls that would be raw JSON of thousands of lines.
 */
export const addLookControls: ArgTypesEnhancer = ({ argTypes }): Described =>
  Object.fromEntries<Described[string]>(
    Object.entries<Described[string]>(argTypes).map(([name, argType]): [string, Described[string]] => {
      const choice = CHOICES[name];
      const written = { ...argType, ...unquoteDefault(argType.table) };
      if (choice === undefined)
        return [
          name,
          NOT_WRITTEN.includes(argType.type?.name) ? { ...written, control: { disable: true } } : written,
        ];
      const { options, labels, isList } = choice;
      const control = {
        type: isList === true ? ('inline-check' as const) : ('select' as const),
        ...(labels === undefined ? {} : { labels }),
      };
      return [name, { ...written, options: [...options], control }];
    }),
  );

/** Removes the quotes that both the docstring and its parser put around a default. */
function unquoteDefault(table: Described[string]['table']): Pick<Described[string], 'table'> {
  const summary = table?.defaultValue?.summary;
  if (summary === undefined) return {};
  return {
    table: {
      ...table,
      defaultValue: { ...table?.defaultValue, summary: summary.replace(/^["']+|["']+$/g, '') },
    },
  };
}

/** A value whose JSON is longer than this, characters, is edited on a board or not at all. */
const LONGEST = 300;

/** Marks args that are whole documents as having no control, before Storybook infers one from their values. */
export const hideDocuments: ArgTypesEnhancer = ({ argTypes, initialArgs }): Described => {
  const long = Object.entries<unknown>(initialArgs).filter(
    ([, value]) => typeof value === 'object' && JSON.stringify(value).length > LONGEST,
  );
  const hidden = long.map(([name]) => [name, { name, ...argTypes[name], control: { disable: true } }]);
  return { ...argTypes, ...(Object.fromEntries(hidden) as Described) };
};
