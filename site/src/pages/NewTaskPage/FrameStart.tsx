import { useText } from '@eecs/ui-kit';
import { FRAME_STARTERS, FramePicture, createFrameStarter, frameLaterMessages } from '@eecs/ui-frame';
import { frameHash } from '@eecs/solver-core/frame';
import { askDocument } from '../../kinds/askDocument.ts';
import { Link } from '../../navigation/Link.tsx';
import { useSettings } from '../../ports/kept/services.ts';
import { pathTo } from '../../routes/pathTo.ts';
import { Lead, Starters } from './startLayout.ts';
import { startMessages } from './startMessages.ts';

/** Creates a frame: an empty board, or a common frame. */
export function FrameStart() {
  const t = useText(startMessages);
  const tFrame = useText(frameLaterMessages);
  const { units } = useSettings();
  return (
    <>
      <Lead>
        {t('start.frameText')}{' '}
        <Link to={pathTo('frame')} state={askDocument('frame', 'new')}>
          {t('start.frameEmpty')}
        </Link>
      </Lead>
      <Starters>
        {FRAME_STARTERS.map((kind) => {
          const title = tFrame(`starter.${kind}`);
          const document = createFrameStarter(kind, { system: units, title });
          return (
            <li key={kind}>
              <Link
                to={pathTo('frame', { hash: frameHash(document) })}
                state={askDocument('frame', document)}
              >
                <FramePicture document={document} label="" width={220} />
                {title}
              </Link>
            </li>
          );
        })}
      </Starters>
    </>
  );
}
