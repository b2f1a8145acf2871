import { styled } from 'styled-components';
import { type Writer, describeFailure } from '@eecs/solver-core/texts';
import { enUS } from '@eecs/solver-core/texts/en-US';
import { defineCatalogue } from '../../i18n/catalogue.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useLanguage } from '../../kit/useLanguage.ts';
import { useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import type { DocumentFailure } from './readDocument.ts';

/** The texts of failures, which belong to the solver; the editors use the same catalogue name. */
const failureMessages = defineCatalogue({
  namespace: 'failures',
  source: enUS.texts,
  load: {
    ru: async () => ({ default: (await import('@eecs/solver-core/texts/ru')).ru.texts }),
    uk: async () => ({ default: (await import('@eecs/solver-core/texts/uk')).uk.texts }),
  },
});

/** The text catalogues of this part. */
export const texts = [failureMessages];

/** The greatest number of listed failures, because a document of another program fails in each entry. */
const MOST = 8;

/** Explains in sentences why a document is invalid, with the place of each failure. */
export function RefusedDocument({
  failures,
  kind,
}: {
  readonly failures: readonly DocumentFailure[];
  /** The name of the kind of document, one word. */
  readonly kind: string;
}) {
  const language = useLanguage(failureMessages);
  const format = useFormat();
  const system = useUnits();
  const writer: Writer = {
    language,
    kind: kind as Writer['kind'],
    place: (x: number) => format.place(x, { system }),
  };
  const sentences = failures.map((failure) => describeFailure({ ids: [], values: {}, ...failure }, writer));
  return (
    <Sentences>
      {[...new Set(sentences)].slice(0, MOST).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Sentences>
  );
}

const Sentences = styled.ul`
  margin: ${vars.space1} 0 0;
  padding-inline-start: ${vars.space4};
`;
