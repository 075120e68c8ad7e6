import type { AgendaKind } from '#rules/agenda/agenda-kinds.ts'
import type { IconName } from '#web/ui/icon-paths.ts'

const icons: Readonly<Partial<Record<AgendaKind, IconName>>> = {
  exam_files: 'clip',
  thesis: 'clip',
  presentation: 'screen',
  quiz: 'exam',
  appeal: 'exam',
  window: 'pencil',
  open_window: 'pencil',
  loan: 'book',
  instalment: 'card',
  first_fee: 'card',
  payment: 'card',
}

/** The icon of a date's kind, if its column has no space for a word. */
export const toMarkIcon = (kind: AgendaKind): IconName => icons[kind] ?? 'calendar'
