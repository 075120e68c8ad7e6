import { join } from 'node:path'
import type { Database } from '#server/db/open.ts'

/** Between which a test ends the watcher. */
export type Step = 'found' | 'written' | 'imported' | 'reported' | 'recorded' | 'unmarked' | 'moved'

/** The state that the parts of a watcher share. */
export interface Watcher {
  readonly db: Database
  readonly dir: string
  /** The folder of uploaded files. */
  readonly filesDir: string
  /** Who gets e-mails. */
  readonly reportTo: readonly string[]
  /** Ends the watcher: what is being imported is rolled back. */
  readonly signal: AbortSignal
  readonly onStep: (step: Step) => void | Promise<void>
  readonly toPath: (target: string) => string
}

export const createWatcher = (options: Omit<Watcher, 'toPath'>): Watcher => ({
  ...options,
  toPath: (target) => join(options.dir, target),
})
