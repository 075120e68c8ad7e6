import type { Operation } from '#contract/contract.ts'
import type { SectionIcon } from './section-icons.ts'
import { words } from './words.ts'

interface Section {
  readonly path:
    | '/'
    | '/students'
    | '/conversations'
    | '/consultations'
    | '/publications'
    | '/certificates'
    | '/finance'
    | '/library'
    | '/titles'
    | '/book-shop'
    | '/readiness'
    | '/rehearsals'
    | '/records'
    | '/records/export'
    | '/access'
    | '/audit'
  readonly name: keyof typeof words
  readonly icon: SectionIcon
  /** Whoever does not hold it does not see the section. */
  readonly operation: Operation
  /** Whoever holds this one has another section in its place. */
  readonly unless?: Operation
}

/** The rail, from top to bottom. */
export const sections: readonly Section[] = [
  { path: '/', name: 'inbox', icon: 'bell', operation: 'inbox.read' },
  { path: '/', name: 'home', icon: 'home', operation: 'account.use', unless: 'inbox.read' },
  { path: '/students', name: 'students', icon: 'search', operation: 'students.read' },
  { path: '/conversations', name: 'conversations', icon: 'pencil', operation: 'conversations.write' },
  { path: '/consultations', name: 'consultations', icon: 'calendar', operation: 'consultation.answer' },
  { path: '/publications', name: 'publications', icon: 'megaphone', operation: 'notifications.publish' },
  { path: '/certificates', name: 'certificates', icon: 'check', operation: 'certificates.revoke' },
  { path: '/finance', name: 'finance', icon: 'card', operation: 'finance.read' },
  { path: '/library', name: 'library', icon: 'book', operation: 'library.lend' },
  { path: '/titles', name: 'titles', icon: 'books', operation: 'library.manage' },
  { path: '/book-shop', name: 'bookShop', icon: 'bag', operation: 'books.sell' },
  { path: '/readiness', name: 'readiness', icon: 'warning', operation: 'readiness.read' },
  {
    path: '/rehearsals',
    name: 'rehearsal',
    icon: 'warning',
    operation: 'rehearsals.run',
    unless: 'readiness.read',
  },
  { path: '/records', name: 'records', icon: 'again', operation: 'records.import' },
  {
    path: '/records/export',
    name: 'records',
    icon: 'again',
    operation: 'records.export',
    unless: 'records.import',
  },
  { path: '/access', name: 'access', icon: 'people', operation: 'access.read' },
  { path: '/audit', name: 'audit', icon: 'clock', operation: 'audit.read' },
]
