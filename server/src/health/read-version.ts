import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#server/env.ts'

/** The version of the portal, as in package.json. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(join(env.root, 'package.json'), 'utf8')) as { version: string }).version
