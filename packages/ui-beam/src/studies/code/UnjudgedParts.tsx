import { styled } from 'styled-components';
import type { UnjudgedMember, UnjudgedPart } from '@eecs/solver-core/code-checks';
import { describeUnjudged } from '@eecs/solver-core/texts';
import { Button, useKitStore, useText } from '@eecs/ui-kit';
import { currentRowAtoms } from '../../state/currentRows.ts';
import { openTabAtom } from '../../state/inputTabs.ts';
import { useBeamWriter } from '../../state/useBeamWriter.ts';
import { codeMessages } from './codeMessages.ts';

/** The table of an input, or the field of this room. */
const WHERE: Readonly<
  Partial<Record<UnjudgedMember, 'sections' | 'materials' | 'crossSections' | 'restraints' | 'factors'>>
> = {
  material: 'sections',
  section: 'sections',
  turned: 'sections',
  modulus: 'materials',
  strength: 'materials',
  grade: 'materials',
  notSteel: 'materials',
  shape: 'crossSections',
  slender: 'crossSections',
  restraints: 'restraints',
  places: 'restraints',
  freeEnd: 'restraints',
  lengths: 'factors',
};

/** The fields of this room. */
const FIELDS = { restraints: '[data-restraints] select', factors: '[data-factors] input' } as const;

/** The parts of the check that cannot be made, each with a button that leads to the missing input. */
export function UnjudgedParts({ parts }: { readonly parts: readonly UnjudgedPart[] }) {
  const t = useText(codeMessages);
  const writer = useBeamWriter();
  const store = useKitStore();

  function go({ why, path }: UnjudgedPart, from: HTMLElement): void {
    const where = WHERE[why];
    if (where === 'restraints' || where === 'factors')
      from.closest('[data-explorer]')?.querySelector<HTMLElement>(FIELDS[where])?.focus();
    else if (where !== undefined) {
      store.set(currentRowAtoms[where], indexOf(path));
      store.set(openTabAtom, where);
    }
  }

  return (
    <section>
      <Title>{t('unjudged')}</Title>
      <ul>
        {parts.map((part) => {
          const text = describeUnjudged(part, writer);
          return (
            <li key={`${part.why} ${part.path}`}>
              {text}{' '}
              {WHERE[part.why] === undefined ? null : (
                <Button
                  variant="quiet"
                  aria-label={`${t('go')}: ${text}`}
                  onClick={(event) => go(part, event.currentTarget)}
                >
                  {t('go')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The index in a JSON pointer; 0 if it has none. */
function indexOf(path: string): number {
  return Number(/\d+/u.exec(path)?.[0] ?? 0);
}

const Title = styled.h4`
  margin: 0;
  font-size: 1em;
`;
