import { useText } from '@eecs/ui-kit';
import {
  FramePicture,
  createFrameExample,
  createFrameStarter,
  frameExampleMessages,
  frameLaterMessages,
  listFrameExamples,
  listFrameStarters,
} from '@eecs/ui-frame';
import { frameHash } from '@eecs/solver-core/frame';
import { askDocument } from '../../kinds/askDocument.ts';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSettings } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { Examples, Lead, Starters } from './startLayout.ts';
import { startMessages } from './startMessages.ts';

/** The number of starters of an arch, a column or a pile; the page of frames shows all. */
const FEW = 5;

/** Creates a frame, an arch, a column or a pile: an empty board, or a common structure. */
export function FrameStart({ id }: { readonly id: FrameRowId }) {
  const t = useText(startMessages);
  const tFrame = useText(frameLaterMessages);
  const tExample = useText(frameExampleMessages);
  const { units } = useSettings();
  const starters = listFrameStarters(id);
  return (
    <>
      <Lead>
        {t(`start.${id}Text`)}{' '}
        <Link to={pathTo(id)} state={askDocument(id, 'new')}>
          {t('start.frameEmpty')}
        </Link>
      </Lead>
      <Starters>
        {(id === 'frame' ? starters : starters.slice(0, FEW)).map((kind) => {
          const title = tFrame(`starter.${kind}`);
          const document = createFrameStarter(kind, { system: units, title, of: id });
          return (
            <li key={kind}>
              <Link to={pathTo(id, { hash: frameHash(document) })} state={askDocument(id, document)}>
                <FramePicture document={document} label="" width={220} />
                {title}
              </Link>
            </li>
          );
        })}
      </Starters>
      <h3>{t('start.frameExamples')}</h3>
      <Examples>
        {EXAMPLES[id].map(({ name, document, hash }) => {
          const [title, description] = [tExample(`${name}.title`), tExample(`${name}.description`)];
          const shown = { ...document, title, description };
          return (
            <li key={name}>
              <Link to={pathTo(id, { hash })} state={askDocument(id, shown)}>
                <FramePicture document={document} label="" width={220} />
                <strong>{title}</strong>
                <small>{description}</small>
              </Link>
            </li>
          );
        })}
      </Examples>
    </>
  );
}

const EXAMPLES = { frame: listOf('frame'), arch: listOf('arch'), pile: listOf('pile') };

function listOf(id: FrameRowId) {
  return listFrameExamples(id).map((name) => {
    const document = createFrameExample(name);
    return { name, document, hash: frameHash(document) };
  });
}
