import { addons } from 'storybook/manager-api';
import { paper } from './theme.ts';

addons.setConfig({ theme: paper });
