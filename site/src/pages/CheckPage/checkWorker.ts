import { answerPage } from './answerPage.ts';
import { checkFile } from './checkFile.ts';

answerPage(checkFile);
