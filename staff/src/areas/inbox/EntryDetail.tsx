import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { inbox } from '#contract/staff/inbox.ts'
import type { InboxKind } from '#contract/staff/inbox-kinds.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { useStaffName } from '#staff/ui/useStaffName.ts'
import { q } from '#web/api/call.ts'
import { formatDeadline, formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ClaimBar } from './ClaimBar.tsx'
import { DeadlineMark } from './DeadlineMark.tsx'
import { Facts } from './Facts.tsx'
import classes from './Inbox.module.css'
import type { EntryKey } from './inbox-search.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { ApplicationDetail } from './kinds/ApplicationDetail.tsx'
import { AppealDetail } from './kinds/AppealDetail.tsx'
import { CameraRequestDetail } from './kinds/CameraRequestDetail.tsx'
import { ClubDetail } from './kinds/ClubDetail.tsx'
import { ClubProjectDetail } from './kinds/ClubProjectDetail.tsx'
import { DocumentDetail } from './kinds/DocumentDetail.tsx'
import { GroupRequestDetail } from './kinds/GroupRequestDetail.tsx'
import type { KindProps } from './kinds/kind-props.ts'
import { PictureDetail } from './kinds/PictureDetail.tsx'
import { ProblemDetail } from './kinds/ProblemDetail.tsx'
import { ScanOrderDetail } from './kinds/ScanOrderDetail.tsx'
import { ThemeDetail } from './kinds/ThemeDetail.tsx'
import { VaccineDocumentDetail } from './kinds/VaccineDocumentDetail.tsx'
import { VisitDetail } from './kinds/VisitDetail.tsx'
import { refreshMs } from './refresh-ms.ts'
import { useAge } from './useAge.ts'
import { useNow } from './useNow.ts'
import { words } from './words.ts'

const details: Readonly<Record<InboxKind, (props: KindProps) => ReactNode>> = {
  problem: ProblemDetail,
  appeal: AppealDetail,
  group_request: GroupRequestDetail,
  missing_document: DocumentDetail,
  picture: PictureDetail,
  theme: ThemeDetail,
  application: ApplicationDetail,
  camera_request: CameraRequestDetail,
  club: ClubDetail,
  club_project: ClubProjectDetail,
  visit: VisitDetail,
  vaccine_document: VaccineDocumentDetail,
  scan_order: ScanOrderDetail,
}

interface Props extends EntryKey {
  /** Moves the focus here when a press has led here. */
  readonly onShown: (heading: HTMLElement) => void
}

/** One entry: who has sent it, until when it is to be answered, who works on it, and its answer. */
export const EntryDetail = ({ kind, id, onShown }: Props) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const locale = useLocale()
  const text = useLocalized()
  const nameOf = useStaffName()
  const isHeld = useHolds()
  const ageOf = useAge()
  const now = useNow(refreshMs)
  const query = q(inbox.entry, { params: { kind, id } })
  const { entry } = useSuspenseQuery({ ...query, refetchInterval: refreshMs }).data
  const { student, programme, school, group, sent_at, due_at, state } = entry
  const Detail = details[kind]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    onShown(heading.current!)
  }, [onShown])
  const name = nameOf(student)
  return (
    <article className={classes['article']} aria-labelledby="entry">
      <h2 id="entry" ref={heading} tabIndex={-1}>
        {kindOf(kind)}:{' '}
        {isHeld('students.read') ? (
          <Link to="/students/$id" params={{ id: String(student.studentID) }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      <Facts
        rows={[
          [t('code'), student.code],
          [t('language'), t(student.language)],
          [t('sentAt'), `${formatInstant(sent_at, locale)} (${ageOf(sent_at, now)})`],
          [
            t('dueAt'),
            due_at && (
              <>
                {formatDeadline(due_at, locale)} <DeadlineMark due={due_at} now={now} />
              </>
            ),
          ],
          [t('programme'), text(programme, 'name')],
          [t('school'), text(school, 'name')],
          [t('group'), group],
        ]}
      />
      {state !== 'answered' && <ClaimBar entry={entry} />}
      <Detail entry={entry} />
    </article>
  )
}
