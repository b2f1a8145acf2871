import previewUk from '../../src/pages/PreviewPage/messages/uk.json' with { type: 'json' };
import previewRu from '../../src/pages/PreviewPage/messages/ru.json' with { type: 'json' };
import previewEnUS from '../../src/pages/PreviewPage/messages/en-US.json' with { type: 'json' };
import loginPageUk from '../../src/pages/LoginPage/messages/uk.json' with { type: 'json' };
import loginPageRu from '../../src/pages/LoginPage/messages/ru.json' with { type: 'json' };
import loginPageEnUS from '../../src/pages/LoginPage/messages/en-US.json' with { type: 'json' };
import aboutEnUS from '../../src/pages/AboutPage/messages/en-US.json' with { type: 'json' };
import failuresEnUS from '../../src/messages/failures/en-US.json' with { type: 'json' };
import notFoundEnUS from '../../src/pages/NotFoundPage/messages/en-US.json' with { type: 'json' };
import notesEnUS from '../../src/pages/ReleaseNotesPage/messages/en-US.json' with { type: 'json' };
import settingsEnUS from '../../src/shell/messages/en-US.json' with { type: 'json' };
import startEnUS from '../../src/pages/NewTaskPage/messages/en-US.json' with { type: 'json' };
import taskEnUS from '../../src/task/messages/en-US.json' with { type: 'json' };
import aboutRu from '../../src/pages/AboutPage/messages/ru.json' with { type: 'json' };
import failuresRu from '../../src/messages/failures/ru.json' with { type: 'json' };
import notFoundRu from '../../src/pages/NotFoundPage/messages/ru.json' with { type: 'json' };
import notesRu from '../../src/pages/ReleaseNotesPage/messages/ru.json' with { type: 'json' };
import settingsRu from '../../src/shell/messages/ru.json' with { type: 'json' };
import startRu from '../../src/pages/NewTaskPage/messages/ru.json' with { type: 'json' };
import taskRu from '../../src/task/messages/ru.json' with { type: 'json' };
import aboutUk from '../../src/pages/AboutPage/messages/uk.json' with { type: 'json' };
import failuresUk from '../../src/messages/failures/uk.json' with { type: 'json' };
import notFoundUk from '../../src/pages/NotFoundPage/messages/uk.json' with { type: 'json' };
import notesUk from '../../src/pages/ReleaseNotesPage/messages/uk.json' with { type: 'json' };
import settingsUk from '../../src/shell/messages/uk.json' with { type: 'json' };
import startUk from '../../src/pages/NewTaskPage/messages/uk.json' with { type: 'json' };
import taskUk from '../../src/task/messages/uk.json' with { type: 'json' };

/** The texts of all pages, by language. */
export const pagesEnUS = {
  ...aboutEnUS,
  ...failuresEnUS,
  ...loginPageEnUS,
  ...notFoundEnUS,
  ...notesEnUS,
  ...previewEnUS,
  ...settingsEnUS,
  ...startEnUS,
  ...taskEnUS,
};
export const pagesRu = {
  ...aboutRu,
  ...failuresRu,
  ...loginPageRu,
  ...notFoundRu,
  ...notesRu,
  ...previewRu,
  ...settingsRu,
  ...startRu,
  ...taskRu,
};
export const pagesUk = {
  ...aboutUk,
  ...failuresUk,
  ...loginPageUk,
  ...notFoundUk,
  ...notesUk,
  ...previewUk,
  ...settingsUk,
  ...startUk,
  ...taskUk,
};
