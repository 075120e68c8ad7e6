import type { IconName } from '#web/ui/icon-paths.ts'
import type { SubjectState } from '../to-subject-state.ts'

export const stateIcons: Readonly<Record<SubjectState, IconName>> = {
  registered: 'check',
  done: 'book',
  none: 'lock',
  full: 'people',
  clash: 'clock',
  mixed: 'clock',
  credits: 'warning',
  closed: 'lock',
  order: 'lock',
  module: 'lock',
  block: 'lock',
  declined: 'lock',
  first: 'warning',
  inactive: 'lock',
  debt: 'lock',
  meet: 'clock',
  gone: 'lock',
  impossible: 'lock',
  free: 'right',
}
