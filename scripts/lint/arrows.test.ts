import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { forbiddenArrow } from './arrows.ts';
import { LAYERS, SCRIPT_ROOMS } from './layers.ts';
import { WORKSPACES } from './workspaces.ts';

/** Lists the folders in `src`, or in a room of it, that contain code; folders of texts have none. */
const listRooms = (source: string, wing: string): string[] =>
  readdirSync(`${source}/${wing}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${wing}${name}`)
    .filter((room) =>
      readdirSync(`${source}/${room}`, { recursive: true }).some((file) => /\.tsx?$/.test(String(file))),
    );

describe('the arrows between packages', () => {
  test.each([
    ['packages/solver-core/src/beam/solveBeam.ts', '@eecs/ui-kit'],
    ['packages/solver-core/src/beam/solveBeam.ts', 'lodash'],
    ['packages/solver-core/src/beam/solveBeam.ts', 'node:fs'],
    ['packages/solver-core/cli/runCli.ts', 'lodash'],
    ['packages/ui-kit/src/theme/tokens.ts', '@eecs/ui-beam'],
    ['packages/ui-beam/src/BeamEditor.tsx', '@eecs/ui-truss'],
    ['packages/ui-beam/src/BeamEditor.tsx', '../../ui-kit/src/theme/tokens.ts'],
    ['packages/ui-account/src/SettingsPanel.tsx', '@eecs/server'],
    ['server/src/app.ts', '@eecs/ui-kit'],
    ['server/src/reporting/writeReport.ts', '@eecs/ui-beam'],
    ['server/src/reporting/writeReport.ts', '@eecs/ui-kit/layout'],
    ['server/src/app.ts', '../../packages/solver-core/src/index.ts'],
    ['site/src/main.tsx', '@eecs/server'],
  ])('%s may not import %s', (file, specifier) => {
    expect(forbiddenArrow(file, specifier)).toBeTypeOf('string');
  });

  test.each([
    ['packages/ui-beam/src/BeamEditor.tsx', '@eecs/ui-kit'],
    ['packages/ui-beam/src/BeamEditor.tsx', './state/document.ts'],
    ['server/src/app.ts', '@eecs/solver-core'],
    ['server/src/reporting/writeReport.ts', '@eecs/ui-beam/report'],
    ['server/src/reporting/writeReport.ts', '@eecs/ui-truss/report'],
    ['server/src/reporting/writeReport.ts', '@eecs/ui-frame/report'],
    ['site/src/main.tsx', '@eecs/ui-beam'],
    ['packages/solver-core/src/beam/solveBeam.ts', '../rules/judgeBeam.ts'],
    ['packages/solver-core/cli/runCli.ts', 'node:fs/promises'],
    ['packages/solver-core/scripts/formattedTypes.ts', 'prettier'],
  ])('%s may import %s', (file, specifier) => {
    expect(forbiddenArrow(file, specifier)).toBeUndefined();
  });
});

describe('the arrows between the rooms of a package', () => {
  test.each(Object.keys(LAYERS))('every room of %s has its storey', (workspace) => {
    const folder = `${WORKSPACES[workspace]?.folder ?? ''}/src`;
    const layers = Object.keys(LAYERS[workspace] ?? {});
    // A folder with code is placed by a row. If rows name rooms within it, each room with code needs a row.
    const listUnplaced = (wing: string): string[] =>
      listRooms(folder, wing).flatMap((room) => {
        const isWing = layers.some((layer) => layer.startsWith(`${room}/`));
        const isPlaced = layers.includes(room) || isWing;
        return [...(isPlaced ? [] : [room]), ...(isWing ? listUnplaced(`${room}/`) : [])];
      });
    expect(layers.length).toBeGreaterThan(0);
    expect(listUnplaced('')).toEqual([]);
    expect(layers.filter((layer) => !existsSync(`${folder}/${layer}`))).toEqual([]);
  });

  test('rooms of scripts have their storeys too', () => {
    const rooms = readdirSync('scripts', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(Object.keys(SCRIPT_ROOMS).toSorted()).toEqual(rooms.map(({ name }) => name).toSorted());
    expect(
      forbiddenArrow('scripts/registry/publishPackages.ts', '../builds/buildPackage.ts'),
    ).toBeUndefined();
    expect(forbiddenArrow('scripts/builds/buildPackage.ts', '../registry/localRegistry.ts')).toContain(
      'registry/',
    );
    expect(
      forbiddenArrow('scripts/figures/siteFigures.ts', '../../site/test/support/account.ts'),
    ).toBeUndefined();
  });

  test('rooms of one storey know nothing of each other', () => {
    expect(forbiddenArrow('packages/ui-beam/src/results/ResultsBar.tsx', '../panels/CaseTab.tsx')).toContain(
      'results/',
    );
  });

  test('the model knows no solver', () => {
    expect(
      forbiddenArrow('packages/solver-core/src/model/beam/parseCase.ts', '../../beam/solveBeam.ts'),
    ).toContain('model/');
  });

  test('trusses stand apart, and so does what reads their documents', () => {
    const core = 'packages/solver-core/src';
    for (const room of ['beam', 'stress', 'sections'])
      expect(forbiddenArrow(`${core}/${room}/file.ts`, '../model/truss/parseTruss.ts')).toContain(`${room}/`);
    expect(forbiddenArrow(`${core}/model/common/file.ts`, '../truss/parseTruss.ts')).toContain('common/');
    expect(forbiddenArrow(`${core}/model/truss/readTruss.ts`, '../../truss/solveTruss.ts')).toContain(
      'model/',
    );
    expect(forbiddenArrow(`${core}/model/truss/readTruss.ts`, '../common/schemaReader.ts')).toBeUndefined();
    expect(forbiddenArrow(`${core}/model/truss/readTruss.ts`, '../beam/readCase.ts')).toContain('model/');
    expect(forbiddenArrow(`${core}/truss/solveTruss.ts`, '../model/truss/readTruss.ts')).toBeUndefined();
    expect(forbiddenArrow(`${core}/truss/solveTruss.ts`, '../beam/solveBeam.ts')).toContain('truss/');
  });

  test('only tests may import what tests share', () => {
    expect(forbiddenArrow('packages/ui-kit/src/fields/field.test.ts', '@eecs/testing')).toBeUndefined();
    expect(
      forbiddenArrow('packages/solver-core/verification/beamCase.ts', '@eecs/testing/random'),
    ).toBeUndefined();
    expect(forbiddenArrow('packages/ui-kit/src/fields/Field.tsx', '@eecs/testing')).toContain('tests alone');
  });

  test('a member knows no structure that it belongs to', () => {
    const member = 'packages/solver-core/src/member/bending/bending.ts';
    for (const barred of [
      '../../beam/answer/answer.ts',
      '../../model/beam/document.ts',
      '../../rules/beam/discs.ts',
    ])
      expect(forbiddenArrow(member, barred)).toContain('member/');
    expect(forbiddenArrow(member, '../../diagrams/diagram.ts')).toBeUndefined();
  });

  test('rules that structures share know none of them', () => {
    const rules = 'packages/solver-core/src/rules';
    for (const barred of ['../beam/verdict.ts', '../truss/grid.ts', '../../model/beam/document.ts'])
      expect(forbiddenArrow(`${rules}/common/file.ts`, barred)).toContain('common/');
    expect(forbiddenArrow(`${rules}/truss/grid.ts`, '../beam/verdict.ts')).toContain('truss/');
    expect(forbiddenArrow(`${rules}/beam/file.ts`, '../truss/grid.ts')).toContain('beam/');
    expect(forbiddenArrow(`${rules}/truss/grid.ts`, '../common/length/fitGridStep.ts')).toBeUndefined();
  });

  test('the rooms of a truss know those below them only', () => {
    const truss = 'packages/solver-core/src/truss';
    expect(forbiddenArrow(`${truss}/results/solveSet.ts`, '../factor/factorTruss.ts')).toContain('results/');
    expect(forbiddenArrow(`${truss}/verdict/judgeTruss.ts`, '../results/solveSet.ts')).toContain('verdict/');
    expect(forbiddenArrow(`${truss}/verdict/judgeTruss.ts`, '../../beam/solveBeam.ts')).toContain('verdict/');
    expect(
      forbiddenArrow(`${truss}/factor/factorTruss.ts`, '../../sparse/system/analysis.ts'),
    ).toBeUndefined();
  });

  test('the sparse solver knows neither a structure nor a document', () => {
    const core = 'packages/solver-core/src';
    const system = `${core}/sparse/system/cuts.ts`;
    expect(forbiddenArrow(system, '../../truss/verdict/explanation/fixes.ts')).toContain('system/');
    expect(forbiddenArrow(system, '../../model/common/document.ts')).toContain('system/');
    expect(forbiddenArrow(system, '../../linalg/tolerance.ts')).toBeUndefined();
    expect(forbiddenArrow(`${core}/sparse/kernels/simdKernel.ts`, '../system/analysis.ts')).toContain(
      'kernels/',
    );
    expect(forbiddenArrow(`${core}/rules/common/file.ts`, '../../sparse/system/cuts.ts')).toContain(
      'common/',
    );
    expect(forbiddenArrow(`${core}/linalg/file.ts`, '../sparse/system/cuts.ts')).toContain('linalg/');
  });

  test('the folders of a verdict go from numbers to descriptions, and none imports a result', () => {
    const verdict = 'packages/solver-core/src/truss/verdict';
    expect(forbiddenArrow(`${verdict}/facts/rigidParts.ts`, '../explanation/causes.ts')).toContain('facts/');
    expect(forbiddenArrow(`${verdict}/explanation/fixes.ts`, '../finite/followMotion.ts')).toContain(
      'explanation/',
    );
    expect(forbiddenArrow(`${verdict}/explanation/fixes.ts`, '../../results/solveSet.ts')).toContain(
      'explanation/',
    );
    expect(forbiddenArrow(`${verdict}/freedom/countFreedom.ts`, '../facts/readFacts.ts')).toBeUndefined();
    expect(forbiddenArrow(`${verdict}/judgeTruss.ts`, './explanation/fixes.ts')).toBeUndefined();
  });

  test('the drawing of a beam knows neither its board nor its files', () => {
    const scheme = 'packages/ui-beam/src/scheme/layoutScheme.ts';
    expect(forbiddenArrow(scheme, '../board/drag.ts')).toContain('scheme/');
    expect(forbiddenArrow(scheme, '../files/saveBlob.ts')).toContain('scheme/');
    expect(forbiddenArrow(scheme, '../naming/loadQuantity.ts')).toBeUndefined();
  });

  test('verbs may use the words for things, and the words know no verb', () => {
    expect(forbiddenArrow('packages/ui-beam/src/editing/stepValue.ts', '../naming/loadQuantity.ts')).toBe(
      undefined,
    );
    expect(forbiddenArrow('packages/ui-beam/src/naming/loadKinds.ts', '../editing/addLoad.ts')).toContain(
      'naming/',
    );
  });

  test('readers of requests import no process, and the process may import everything', () => {
    expect(forbiddenArrow('server/src/http/vary.ts', '../start/ops.ts')).toContain('http/');
    expect(forbiddenArrow('server/src/http/clientError.ts', '../plugins/errorReplies.ts')).toContain('http/');
    expect(forbiddenArrow('server/src/solving/workerPool.ts', '../http/vary.ts')).toContain('solving/');
    expect(forbiddenArrow('server/src/solving/texts/reader.ts', '../beam/stateTexts.ts')).toContain('texts/');
    expect(forbiddenArrow('server/src/solving/beam/stateTexts.ts', '../../http/vary.ts')).toContain('beam/');
    expect(forbiddenArrow('server/src/start/ops.ts', '../db/migrate.ts')).toBeUndefined();
    expect(forbiddenArrow('server/src/db/migrate.ts', '../start/ops.ts')).toContain('db/');
    expect(forbiddenArrow('server/src/operations/place.ts', '../start/ops.ts')).toContain('operations/');
    expect(forbiddenArrow('server/src/config/secrets.ts', '../db/connect.ts')).toContain('config/');
    expect(forbiddenArrow('server/src/mail/sendMails.ts', '../background/repeat.ts')).toContain('mail/');
    expect(forbiddenArrow('server/src/tasks/commitTask.ts', '../routes/case/sizeOf.ts')).toContain('tasks/');
    expect(forbiddenArrow('server/src/mail/sendMails.ts', '../accounts/mailLink.ts')).toContain('mail/');
    expect(forbiddenArrow('server/src/repositories/tasks.ts', '../tasks/commitTask.ts')).toContain(
      'repositories/',
    );
    expect(forbiddenArrow('server/src/tasks/commitTask.ts', '../repositories/tasks.ts')).toBeUndefined();
  });

  test('folders that the whole server uses imports the lowest layers only', () => {
    const errors = 'server/src/failures/errors.ts';
    expect(forbiddenArrow(errors, '../schemas/errorDetail.ts')).toContain('schemas/');
    expect(forbiddenArrow(errors, '../flow/perClient.ts')).toContain('flow/');
    expect(forbiddenArrow(errors, '../messages/index.ts')).toBeUndefined();
    expect(forbiddenArrow('server/src/app.ts', './plugins/site.ts')).toBeUndefined();
    expect(forbiddenArrow('server/src/start/server.ts', '../app.ts')).toBeUndefined();
    expect(forbiddenArrow('server/src/words/task.ts', '../app.ts')).toContain('start');
  });

  test('rows are kept without a word of the wire', () => {
    for (const room of ['accounts', 'gating', 'schemas'])
      expect(forbiddenArrow('server/src/repositories/tasks.ts', `../${room}/file.ts`)).toContain(
        'repositories/',
      );
    expect(forbiddenArrow('server/src/repositories/tasks.ts', '../words/task.ts')).toBeUndefined();
    expect(forbiddenArrow('server/src/gating/subscriptionsInForce.ts', '../schemas/user.ts')).toBeUndefined();
    expect(forbiddenArrow('server/src/schemas/user.ts', '../gating/features.ts')).toContain('schemas/');
  });

  test('plans import nothing, permissions import no billing, and repositories import no service', () => {
    const server = 'server/src';
    expect(forbiddenArrow(`${server}/plans/settle.ts`, '../repositories/invoices.ts')).toContain('plans/');
    expect(forbiddenArrow(`${server}/gating/features.ts`, '../solving/solver.ts')).toContain('gating/');
    expect(forbiddenArrow(`${server}/gating/freeFeatures.ts`, '../billing/buy.ts')).toContain('gating/');
    expect(forbiddenArrow(`${server}/repositories/sessions.ts`, '../accounts/caller.ts')).toContain(
      'repositories/',
    );
    for (const room of ['solving', 'tasks', 'accounts', 'repositories', 'schemas', 'gating', 'plans'])
      expect(forbiddenArrow(`${server}/${room}/file.ts`, '../billing/buy.ts')).toContain(`${room}/`);
    for (const room of ['solving', 'tasks', 'accounts'])
      expect(forbiddenArrow(`${server}/billing/buy.ts`, `../${room}/file.ts`)).toContain('billing/');
    expect(forbiddenArrow(`${server}/repositories/invoices.ts`, '../plans/quoteTerms.ts')).toBeUndefined();
    expect(forbiddenArrow(`${server}/tasks/roomOf.ts`, '../gating/subscriptionsInForce.ts')).toBeUndefined();
    expect(forbiddenArrow(`${server}/billing/buy.ts`, '../idempotency/answerOnce.ts')).toBeUndefined();
  });

  test('the site is built in storeys: what is asked of the surroundings knows no page, the example of the home page none', () => {
    expect(forbiddenArrow('site/src/ports/kept/services.ts', '../../hero/Hero.tsx')).toContain('ports/');
    expect(forbiddenArrow('site/src/hero/Hero.tsx', '../pages/BeamPage/BeamPage.tsx')).toContain('hero/');
    expect(forbiddenArrow('site/src/shell/Shell.tsx', '../pages/AboutPage/AboutPage.tsx')).toContain(
      'shell/',
    );
    expect(forbiddenArrow('site/src/shell/Shell.tsx', '../routes/table.ts')).toBeUndefined();
    expect(forbiddenArrow('site/src/routes/table.ts', '../pages/AboutPage/AboutPage.tsx')).toBeUndefined();
    expect(forbiddenArrow('site/src/routes/pathTo.ts', '../pages/AboutPage/AboutPage.tsx')).toContain(
      'routes/',
    );
    expect(forbiddenArrow('site/src/hero/Hero.tsx', '../gallery/Gallery.tsx')).toContain('hero/');
    expect(forbiddenArrow('site/src/pages/HomePage/HomePage.tsx', '../../hero/Hero.tsx')).toBeUndefined();
  });

  test('parsers of typed text import neither views nor fields', () => {
    const count = 'packages/ui-beam/src/panels/ConstraintCount.tsx';
    expect(forbiddenArrow(count, '../results/describeFailure.ts')).toContain('panels/');
    const format = 'packages/ui-kit/src/i18n/useFormat.ts';
    expect(forbiddenArrow(format, '../fields/useQuantityField.ts')).toContain('i18n/');
  });

  test('the preview knows nobody who shows it, and pictures know no row of the screen', () => {
    const overlay = 'packages/ui-beam/src/live/BoardOverlay.tsx';
    expect(forbiddenArrow(overlay, '../results/ResultPlot.tsx')).toContain('live/');
    expect(forbiddenArrow(overlay, '../state/cursor.ts')).toBeUndefined();
    const plot = 'packages/ui-beam/src/results/ResultPlot.tsx';
    expect(forbiddenArrow(plot, '../live/liveFeed.ts')).toBeUndefined();
    expect(forbiddenArrow(plot, '../board/boardState.ts')).toContain('results/');
    const picture = 'packages/ui-beam/src/output/pictures/layoutPicture.ts';
    expect(forbiddenArrow(picture, '../../results/ResultPlot.tsx')).toContain('pictures/');
    expect(forbiddenArrow(picture, '../../naming/resultRows.ts')).toBeUndefined();
  });

  test('the player of diagrams does not import the results that call it', () => {
    const hear = 'packages/ui-beam/src/output/hear/hearDiagram.ts';
    expect(forbiddenArrow(hear, '../../results/ResultPlot.tsx')).toContain('hear/');
    expect(forbiddenArrow(hear, '../../state/openRows.ts')).toBeUndefined();
    expect(
      forbiddenArrow('packages/ui-beam/src/results/useDiagramKeys.ts', '../output/hear/hearDiagram.ts'),
    ).toBe(undefined);
  });

  test('the checker of calculations imports nothing of the solver', () => {
    const checker = 'packages/solver-core/src/checker/checkCalculation.ts';
    expect(forbiddenArrow(checker, '../exact/fraction.ts')).toContain('checker');
    expect(forbiddenArrow(checker, './rational.ts')).toBe(undefined);
  });

  test('editing verbs know no view', () => {
    expect(forbiddenArrow('packages/ui-beam/src/editing/setLength.ts', 'react')).toContain('react');
  });
});

test('the linter of this repository refuses an import that points upward', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = await mkdtemp(path.join(tmpdir(), 'eecs-arrows-'));
  try {
    const source = path.join(folder, 'packages/solver-core/src');
    await mkdir(source, { recursive: true });
    const upward = "import { WidgetRoot } from '@eecs/ui-kit';\nexport const leaked = WidgetRoot;\n";
    await writeFile(path.join(source, 'index.ts'), upward);
    // Only this rule: others need types, which a folder without packages lacks.
    const config = path.join(folder, '.oxlintrc.json');
    const rules = { 'eecs/arrows': 'error' };
    await writeFile(
      config,
      JSON.stringify({ jsPlugins: [path.join(root, 'scripts/lint/plugin.ts')], rules }),
    );
    // By name, because no file is searched for below `.cache`, where temporary folders are while the bundled browser is
    // being unpacked.
    const linter = [
      path.join(root, 'node_modules/oxlint/bin/oxlint'),
      '-c',
      config,
      'packages/solver-core/src/index.ts',
    ];
    const { status, stdout } = spawnSync(process.execPath, linter, { cwd: folder, encoding: 'utf8' });
    expect(stdout).toContain('eecs(arrows)');
    expect(status).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await readFile(path.join(root, '.oxlintrc.json'), 'utf8')).toContain('"eecs/arrows": "error"');
}, 60_000);
