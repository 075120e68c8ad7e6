import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = /^(server|demo|e2e|bench)\/.*\.(ts|sql)$/
/** Already applied; 070 replaces its default. */
const applied = 'server/src/db/migrations/029-payments.sql'
const names = 'current_date|current_timestamp|current_time|localtimestamp|localtime'
/** `localTime` is an identifier of ours, and 'localtime' a zone. */
const keywords = new RegExp(String.raw`\b(${names}|${names.toUpperCase()})\b(?!')`)
const literals =
  /'(now|today|tomorrow|yesterday)'::|\b(date|timestamptz?|timestamp with time zone) '(now|today|tomorrow|yesterday)'/i

/**
 * Tests set the clock by replacing `now()` and `clock_timestamp()`. These SQL keywords are not functions, so they would
 * still read the machine's clock.
 */
export const findFixedClocks = (root: string, paths: readonly string[]): string[] =>
  paths
    .filter((path) => sources.test(path) && path !== applied)
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, nth) =>
          keywords.test(line) || literals.test(line)
            ? [`SQL reads the clock with now(): ${path}:${nth + 1}`]
            : [],
        ),
    )
