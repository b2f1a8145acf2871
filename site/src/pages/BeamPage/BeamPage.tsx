import { type ComponentProps, forwardRef, useEffect } from 'react';
import { workedPreview } from 'virtual:worked-preview';
import { savedTaskMessages } from '@eecs/ui-account';
import { BeamEditor, type BeamEditorHandle, beamMessages, exampleMessages } from '@eecs/ui-beam';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { useBeamHost } from '../../beam/useBeamHost.ts';
import { featureMessages } from '../../features/featureMessages.ts';
import { beam } from '../../kinds/beam.ts';
import { failureMessages } from '../../messages/failureMessages.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { removeBeamPaint } from '../../ports/kept/beamPaint.ts';
import { beamPages } from '../../task/opening/beamPages.ts';
import { createTaskPage } from '../../task/page/createTaskPage.tsx';
import { taskMessages } from '../../task/words/taskMessages.ts';
import { useBeamTaskText } from '../../task/words/useBeamTaskText.ts';
import { useCaseFiles } from '../../task/files/useCaseFiles.ts';
import { useFailureLines } from '../../task/words/useFailureLines.ts';
import { useKeptPicture } from '../../task/keeping/useKeptPicture.ts';
import { useOtherBeams } from '../../task/opening/useOtherBeams.ts';
import { usePrefetch } from '../../task/opening/usePrefetch.ts';

export const texts = [taskMessages, featureMessages, failureMessages, savedTaskMessages];

/** Begins with the picture that was drawn when the site was built. */
const Editor = forwardRef<BeamEditorHandle, ComponentProps<typeof BeamEditor>>((props, ref) => (
  <BeamEditor {...props} ref={ref} defaultPreview={workedPreview} />
));

/** The beam editor on its own page: solved by the server, stored in the browser, addressed by its hash. */
export const BeamPage = createTaskPage({
  row: beam,
  pages: beamPages,
  useText: useBeamTaskText,
  useFailureLines,
  catalogues: [beamMessages, editorMessages, kitMessages, exampleMessages, siteMessages, ...texts],
  accept: '.json,application/json',
  Editor,
  useHost: (kept, { open }) =>
    useBeamHost({ ...kept, listKept: useOtherBeams(open.slot, useBeamTaskText()) }),
  useExtras: (files, _, { editor, open }) => {
    const notePicture = useKeptPicture(editor, { isKept: open.document !== null && !open.isShared });
    usePrefetch();
    // The editor has replaced the first paint.
    useEffect(() => removeBeamPaint(document), []);
    return {
      ...useCaseFiles(files),
      onChange: () => {
        if (!open.isShared) notePicture();
      },
    };
  },
});
