import type { LinkComponentProps } from '@tanstack/react-router'
import { findSubjectTarget, type FoundSubject } from '#rules/search/find-subject-target.ts'
import type { IconName } from '#web/ui/Icon.tsx'

export type ResultLink = Pick<LinkComponentProps, 'to' | 'params' | 'search'>
export type Destination = ReturnType<typeof findSubjectTarget>

/** A row of the results. */
export interface SearchResult {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string | null
  /** The screen that opens, where the row itself does not say it. */
  readonly destination: Destination | null
  readonly link: ResultLink
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
