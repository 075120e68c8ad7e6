import type { LinkComponentProps } from '@tanstack/react-router'
import { findSubjectTarget, type FoundSubject } from '#rules/search/find-subject-target.ts'
import type { TimeLeft } from '#rules/time/time-left.ts'

export type ResultLink = Pick<LinkComponentProps, 'to' | 'params' | 'search' | 'hash'>
export type Destination = ReturnType<typeof findSubjectTarget>

/** A row of the results: it leads somewhere, or does something. */
export interface SearchResult {
  readonly key: string
  /** The stroke path of its drawing. */
  readonly icon: string
  /** In both languages: a recent result may be shown in the other one later. */
  readonly name: { readonly ka: string; readonly en: string }
  readonly detail: string | null
  /** Of a subject; a recent result has only it beside the name. */
  readonly code: string | null
  /** The screen that opens, where the row itself does not say it. */
  readonly destination: Destination | null
  /** The time left for a task. */
  readonly timeLeft: TimeLeft | null
  /** It is in the past. */
  readonly isOver: boolean
  readonly link: ResultLink | null
  readonly run: (() => void) | null
  /** It changes the list of results itself. */
  readonly staysOpen: boolean
}

/** Fields that only some results have. */
export const plainResult = {
  detail: null,
  code: null,
  destination: null,
  timeLeft: null,
  isOver: false,
  link: null,
  run: null,
  staysOpen: false,
} as const satisfies Partial<SearchResult>

/** The results under one heading. */
export interface ResultGroup {
  readonly key:
    | 'recent'
    | 'applications'
    | 'due'
    | 'ownDates'
    | 'semester'
    | 'actions'
    | 'pages'
    | 'rooms'
    | 'exams'
    | 'dates'
    | 'own'
    | 'catalogue'
    | 'lecturers'
    | 'next'
  readonly results: readonly SearchResult[]
  /** How many stand first, where it is not as many as of the other kinds. */
  readonly shown?: number
  /** How many were found; 0 where all are listed. */
  readonly found: number
  /** They do not match well: Enter does none of them that was not chosen. */
  readonly isWeak?: boolean
}

/** Where a found subject opens. */
export const toSubjectLink = (
  subject: FoundSubject & { readonly subjectID: number },
): { readonly destination: Destination; readonly link: ResultLink } => {
  const destination = findSubjectTarget(subject)
  const { subjectID, program_moduleID } = subject
  const links = {
    course: { to: '/courses/$subjectId', params: { subjectId: String(subjectID) } },
    registration: { to: '/registration', search: { module: program_moduleID, subject: subjectID } },
    programme: { to: '/my-program', search: { subject: subjectID } },
  }
  return { destination, link: links[destination] as ResultLink }
}
