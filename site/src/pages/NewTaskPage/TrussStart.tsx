import { Link } from '../../navigation/Link.tsx';
import { useText } from '@eecs/ui-kit';
import {
  TRUSS_EXAMPLES,
  TrussPicture,
  TrussStarter,
  createTrussExample,
  trussLaterMessages,
} from '@eecs/ui-truss';
import { trussHash } from '@eecs/solver-core/truss';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import { useSettings } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { askDocument } from '../../kinds/askDocument.ts';
import { Lead, Starters } from './startLayout.ts';
import { startMessages } from './startMessages.ts';

/** Creates a truss: a common one from its dimensions, an empty board, or a worked example. */
export function TrussStart() {
  const t = useText(startMessages);
  const tTruss = useText(trussLaterMessages);
  const navigate = useNavigate();
  const { units } = useSettings();
  return (
    <>
      <Lead>
        {t('start.trussText')}{' '}
        <Link to={pathTo('truss')} state={askDocument('truss', 'new')}>
          {t('start.trussEmpty')}
        </Link>
      </Lead>
      <TrussStarter
        system={units}
        onCreate={(document) => void navigate(pathTo('truss'), { state: askDocument('truss', document) })}
      />
      <h3>{t('start.trussExamples')}</h3>
      <Starters>
        {EXAMPLES.map(({ name, document, hash }) => {
          const title = tTruss(isStarter(name) ? `starter.${name}` : `example.${name}`);
          return (
            <li key={name}>
              <Link to={pathTo('truss', { hash })} state={askDocument('truss', { ...document, title })}>
                <TrussPicture document={document} width={220} aspectRatio={1.6} />
                {title}
              </Link>
            </li>
          );
        })}
      </Starters>
    </>
  );
}

const EXAMPLES = TRUSS_EXAMPLES.map((name) => {
  const document = createTrussExample(name);
  return { name, document, hash: trussHash(document) };
});

type Own = 'jib' | 'tetrahedron' | 'mechanism' | 'crossed';
type Name = (typeof TRUSS_EXAMPLES)[number];

function isStarter(name: Name): name is Exclude<Name, Own> {
  return !['jib', 'tetrahedron', 'mechanism', 'crossed'].includes(name);
}
