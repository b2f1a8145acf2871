import type { JudgedSection, SectionJudgement } from '@eecs/solver-core/rules';
import { isMessageKey, translate, type MessageKey } from '../../messages/index.ts';
import type { Reader } from './reader.ts';

/** A status with its text: `Case sets: Empty case set`. */
export type DescribedStatus<Reason extends string = string> = JudgedSection<Reason> & {
  readonly text: string;
};

/** Describes for every section of a case whether it is complete and, if not, why. */
export function writeStatuses<Reason extends string>(
  statuses: readonly JudgedSection<Reason>[],
  { locale, kind }: Pick<Reader, 'locale' | 'kind'>,
): readonly DescribedStatus<Reason>[] {
  const report = (key: string) => translate(locale, ownKey(kind, key));
  return statuses.map((judged) => {
    const { section, status, reason } = judged;
    const textKey = reason === undefined ? `statuses.status.${status}` : `statuses.reason.${reason}`;
    const text = translate(locale, 'statuses.of', {
      section: report(`statuses.section.${section}`),
      status: report(textKey),
    });
    return { ...judged, text };
  });
}

/**
 * Creates the function that describes the sections of a kind without a length; the status of the initial data comes
 * from the request's own title.
 */
export function createStatusTexts<Reason extends string, Status extends JudgedSection<Reason>>(
  judgeInitialData: (names: {
    readonly title: string;
    readonly description: string;
  }) => SectionJudgement<Reason>,
) {
  return (
    statuses: readonly Status[],
    { title, description }: Readonly<Record<string, unknown>>,
    reader: Reader,
  ): readonly DescribedStatus<Reason>[] => {
    const initialData = judgeInitialData({
      title: typeof title === 'string' ? title : '',
      description: typeof description === 'string' ? description : '',
    });
    return writeStatuses<Reason>([{ section: 'initialData', ...initialData }, ...statuses], reader);
  };
}

/** Finds the key of a text; kinds of structures may have their own texts instead of the beam's. */
export function ownKey(kind: Reader['kind'], key: string): MessageKey {
  const own = key.replace('.', `.${kind}.`);
  if (isMessageKey(own)) return own;
  if (isMessageKey(key)) return key;
  throw new Error(`\`ownKey\` knows no text of ${key}`);
}
