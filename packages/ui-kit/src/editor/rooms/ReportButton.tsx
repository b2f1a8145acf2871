import Lock from 'lucide-react/icons/lock';
import { Button } from '../../fields/Button.tsx';
import { useFeature } from '../../kit/useHost.ts';
import { useSetKitAtom } from '../../kit/useKitAtom.ts';
import { openReportAtom } from '../keys/openReport.ts';
import { useWorkspaceText } from '../messages/workspaceMessages.ts';

export interface ReportButtonProps {
  readonly label: string;
  /** The feature without which the report is a sample; null if everybody has it. */
  readonly feature: string | null;
}

/** Opens the report dialog, at the end of the row of rooms; marked if the reader's plan gives only a sample. */
export function ReportButton({ label, feature }: ReportButtonProps) {
  const t = useWorkspaceText();
  const open = useSetKitAtom(openReportAtom);
  const isRestricted = !useFeature(feature);
  return (
    <Button
      variant="quiet"
      aria-haspopup="dialog"
      title={isRestricted ? `${label} (${t('restricted')})` : undefined}
      icon={isRestricted ? <Lock size={12} aria-hidden="true" /> : undefined}
      onClick={() => open('seen')}
    >
      {label}
    </Button>
  );
}
