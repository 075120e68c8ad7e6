/** Stryker's settings for `npm run mutate`; the files to mutate are its argument (mutation/run.mjs). */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.mjs' },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Only what the mutated files and their tests import goes into the working copy.
  ignorePatterns: [
    '**',
    '!package.json',
    '!tsconfig.base.json',
    '!{mutation,rules,contract}/**',
    '!server/src/**',
  ],
  tempDirName: '.data/mutation/work',
  cleanTempDir: 'always',
  concurrency: 2,
  // A busy machine makes no mutant pass for an endless loop.
  timeoutMS: 20_000,
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: '.data/mutation/report.json' },
  htmlReporter: { fileName: '.data/mutation/report.html' },
  warnings: { slow: false },
  allowEmpty: true,
  allowConsoleColors: false,
}
