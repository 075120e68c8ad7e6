import type { Operation } from '#contract/contract.ts'
import type { SectionIcon } from './section-icons.ts'
import { words } from './words.ts'

/** The sections under one heading of a long menu; the first ones have none. */
export type SectionGroup = '' | 'ofStudents' | 'ofMoney' | 'ofLibrary' | 'ofSystem'

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
  readonly group: SectionGroup
  /** Whoever does not hold it does not see the section. */
  readonly operation: Operation
  /** Whoever holds this one has another section in its place. */
  readonly unless?: Operation
}

/** The rail, from top to bottom. */
export const sections: readonly Section[] = [
  { path: '/', name: 'inbox', icon: 'bell', group: '', operation: 'inbox.read' },
  { path: '/', name: 'home', icon: 'home', group: '', operation: 'account.use', unless: 'inbox.read' },
  { path: '/students', name: 'students', icon: 'search', group: 'ofStudents', operation: 'students.read' },
  {
    path: '/conversations',
    name: 'conversations',
    icon: 'pencil',
    group: 'ofStudents',
    operation: 'conversations.write',
  },
  {
    path: '/consultations',
    name: 'consultations',
    icon: 'calendar',
    group: 'ofStudents',
    operation: 'consultation.answer',
  },
  {
    path: '/publications',
    name: 'publications',
    icon: 'megaphone',
    group: 'ofStudents',
    operation: 'notifications.publish',
  },
  {
    path: '/certificates',
    name: 'certificates',
    icon: 'check',
    group: 'ofStudents',
    operation: 'certificates.revoke',
  },
  { path: '/finance', name: 'finance', icon: 'card', group: 'ofMoney', operation: 'finance.read' },
  { path: '/library', name: 'library', icon: 'book', group: 'ofLibrary', operation: 'library.lend' },
  { path: '/titles', name: 'titles', icon: 'books', group: 'ofLibrary', operation: 'library.manage' },
  { path: '/book-shop', name: 'bookShop', icon: 'bag', group: 'ofLibrary', operation: 'books.sell' },
  { path: '/readiness', name: 'readiness', icon: 'warning', group: 'ofSystem', operation: 'readiness.read' },
  {
    path: '/rehearsals',
    name: 'rehearsal',
    icon: 'warning',
    group: 'ofSystem',
    operation: 'rehearsals.run',
    unless: 'readiness.read',
  },
  { path: '/records', name: 'records', icon: 'again', group: 'ofSystem', operation: 'records.import' },
  {
    path: '/records/export',
    name: 'records',
    icon: 'again',
    group: 'ofSystem',
    operation: 'records.export',
    unless: 'records.import',
  },
  { path: '/access', name: 'access', icon: 'people', group: 'ofSystem', operation: 'access.read' },
  { path: '/audit', name: 'audit', icon: 'clock', group: 'ofSystem', operation: 'audit.read' },
]
