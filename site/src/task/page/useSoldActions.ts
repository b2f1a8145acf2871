import { useMemo } from 'react';
import { useText } from '@eecs/ui-kit';
import { featureMessages } from '../../features/featureMessages.ts';
import type { UsableFeatures } from '../../features/listFeatures.ts';
import { useExplainFeature } from '../../features/useExplainFeature.ts';
import type { KindId } from '../../kinds/kindNames.ts';
import { useSettings } from '../../ports/kept/services.ts';
import type { Action } from '../../shell/ActionsMenu.tsx';

/**
 * Features of a plan that actions of a page with an editor need, by the name of the action. Unlisted actions are free.
 */
const NEEDED: Readonly<Record<string, string>> = {
  png: 'export.png',
  svg: 'export.all',
  csv: 'export.all',
  xlsx: 'export.all',
  dxf: 'export.all',
};

/**
 * Marks the actions that the plan does not include: they stay visible, explain why, and link to the plans. The reader's
 * preferred export format comes first.
 */
export function useSoldActions(
  branch: KindId,
  features: UsableFeatures,
  actions: readonly Action[],
): readonly Action[] {
  const t = useText(featureMessages);
  const explain = useExplainFeature(branch);
  const { exportFormat } = useSettings();
  return useMemo(
    () =>
      preferFormat(actions, exportFormat).map((action) => {
        const needed = NEEDED[action.name];
        if (needed === undefined || features === 'all' || features.has(needed)) return action;
        return { ...action, reason: t('feature.restricted'), run: () => explain(needed) };
      }),
    [actions, exportFormat, features, explain, t],
  );
}

const FORMATS: readonly string[] = ['svg', 'png', 'csv'];

function preferFormat(actions: readonly Action[], preferred: string): readonly Action[] {
  const at = actions.findIndex(({ name }) => FORMATS.includes(name));
  const first = actions.find(({ name }) => name === preferred);
  if (at < 0 || first === undefined) return actions;
  const others = actions.filter((action) => action !== first);
  return others.toSpliced(at, 0, first);
}
