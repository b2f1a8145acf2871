import type { Catalogue } from '@eecs/ui-kit';
import type { KindId } from '../../kinds/kindNames.ts';
import { frameTaskMessages } from '../../frame/frameTaskMessages.ts';
import { trussTaskMessages } from '../../truss/trussTaskMessages.ts';
import { taskMessages } from './taskMessages.ts';

/** The texts of the page of each editor, for pages that open tasks of any kind. */
export const TASK_CATALOGUES: Readonly<Record<KindId, Catalogue>> = {
  msb: taskMessages,
  truss: trussTaskMessages,
  frame: frameTaskMessages,
  arch: frameTaskMessages,
  pile: frameTaskMessages,
};
