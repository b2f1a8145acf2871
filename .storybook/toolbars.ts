import type { Preview } from '@storybook/react-vite';
import { LOCALES } from '@eecs/ui-kit';
import { type ConventionName, OF_STORY } from './look.ts';

/** The first item of a toolbar; the bar shows its title until another one is chosen. */
const toStory = (title: string) => ({ value: OF_STORY, title, right: 'as the story is' });

const CONVENTION_TITLES: Readonly<Record<ConventionName, string>> = {
  tension: 'Q, moments on the tension side',
  up: 'Q, positive moments upwards',
  tensionV: 'V, moments on the tension side',
  upV: 'V, positive moments upwards',
  unsigned: 'Q, tension side, no signs in diagrams',
};

/** Toolbars of Storybook. A choice made here takes precedence over the settings of a story. */
export const TOOLBARS: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        toStory('Theme'),
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'system', title: 'As the system' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: [toStory('Language'), ...LOCALES.map((locale) => ({ value: locale, title: locale }))],
    },
  },
  units: {
    description: 'Units',
    toolbar: {
      title: 'Units',
      icon: 'ruler',
      dynamicTitle: true,
      items: [toStory('Units'), { value: 'si', title: 'SI' }, { value: 'us', title: 'US customary' }],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      title: 'Density',
      icon: 'listunordered',
      dynamicTitle: true,
      items: [
        toStory('Density'),
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  convention: {
    description: 'How diagrams are drawn and lettered',
    toolbar: {
      title: 'Convention',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        toStory('Convention'),
        ...Object.entries(CONVENTION_TITLES).map(([value, title]) => ({ value, title })),
      ],
    },
  },
};

export const FIRST_CHOICES = Object.fromEntries(Object.keys(TOOLBARS).map((name) => [name, OF_STORY]));
