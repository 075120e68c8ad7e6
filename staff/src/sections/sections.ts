import type { Operation } from '#contract/contract.ts'
import type { IconName } from '#web/ui/Icon.tsx'
import { words } from './words.ts'

interface Section {
  readonly path: '/' | '/access' | '/audit'
  readonly name: keyof typeof words
  readonly icon: IconName
  /** Whoever does not hold it does not see the section. */
  readonly operation: Operation
}

/** The rail, from top to bottom. */
export const sections: readonly Section[] = [
  { path: '/', name: 'home', icon: 'home', operation: 'account.use' },
  { path: '/access', name: 'access', icon: 'people', operation: 'access.read' },
  { path: '/audit', name: 'audit', icon: 'clock', operation: 'audit.read' },
]
