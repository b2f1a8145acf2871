import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { arrows } from './scripts/lint/arrows.ts';

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-types/',
    '**/storybook-static/',
    '.cache/',
    '.data/',
    'site/src/ports/api.d.ts',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program of all files: with one for each workspace the linter would read most of them several times.
        project: 'tsconfig.lint.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { eecs: { rules: { arrows } } },
    rules: {
      'eecs/arrows': 'error',
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['packages/solver-core/src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The core is pure.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance'],
    },
  },
  {
    files: ['packages/ui-*/src/**', 'site/src/**'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'jotai',
              importNames: ['getDefaultStore', 'useAtom', 'useAtomValue', 'useSetAtom', 'useStore'],
              message: "Use ui-kit's bound hooks: every widget has a store of its own.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['site/src/**/*.ts', 'site/src/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(to|href)$/] Literal[value=/^\\u002f/], CallExpression[callee.name="navigate"] > Literal[value=/^\\u002f/]',
          message: 'Paths are written by `pathTo` of routes/.',
        },
      ],
    },
  },
  {
    files: ['packages/ui-kit/src/store/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      '**/*.stories.tsx',
      '**/*.config.ts',
      '.storybook/**',
      'site/src/pages/**',
      'server/src/solving/**',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: [
      'scripts/**',
      'server/scripts/**',
      '**/test/support/**',
      'packages/solver-core/scripts/**',
      'packages/solver-core/verification/**',
      '**/bench/**',
      'server/src/start/server.ts',
      '**/cli/**',
      'server/src/start/main.ts',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['site/public/**/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  prettier,
);
