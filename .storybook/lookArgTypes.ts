import type { Preview } from '@storybook/react-vite';
import { LOCALES } from '@eecs/ui-kit';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Props that say how a component looks, as a list to choose from wherever a component has one of them. */
const CHOICES: Readonly<
  Record<string, { readonly options: readonly unknown[]; readonly labels?: Readonly<Record<string, string>> }>
> = {
  theme: { options: ['light', 'dark', 'system'] },
  locale: { options: LOCALES },
  units: { options: [0, 1], labels: { 0: '0, SI', 1: '1, US customary' } },
  system: { options: [0, 1], labels: { 0: '0, SI', 1: '1, US customary' } },
  density: { options: ['comfortable', 'compact'] },
  limits: { options: ['full', 'anonymous'] },
  layout: { options: ['default', 'wide'] },
};

/** Types of props that no control can write well: functions, elements of the page, and documents, which are edited on the board. */
const NOT_WRITTEN: readonly (string | undefined)[] = [
  'object',
  'array',
  'other',
  'union',
  'intersection',
  'function',
];

type Described = ReturnType<ArgTypesEnhancer>;

/** Makes lists of the props in `CHOICES`, and leaves out controls that would be raw JSON of thousands of lines. */
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
      const { options, labels } = choice;
      const control = { type: 'select' as const, ...(labels === undefined ? {} : { labels }) };
      return [name, { ...written, options: [...options], control }];
    }),
  );

/** Takes off the quotes that both the docstring and its reader put around a default. */
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
