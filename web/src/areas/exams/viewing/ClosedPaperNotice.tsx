import { useEffect, useState } from 'react'
import { getViewingState } from '#rules/exams/viewing.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatInstantSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { ClosedPaper } from './exam-paper.ts'
import { useAppealDeadline } from './useAppealDeadline.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

interface Props {
  readonly paper: ClosedPaper
  readonly onOpen: () => void
}

/** An exam paper outside its viewing window; it opens by itself when the window does. */
export const ClosedPaperNotice = ({ paper, onOpen }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [readAt] = useState(() => Date.now())
  const formatAppealDeadline = useAppealDeadline()
  const { date, examNumberId, view_from, view_until, appeal_until = null, now: serverNow } = paper
  const isSoon = getViewingState(paper, serverNow) === 'soon'
  const now = useServerNow(serverNow, readAt)
  const isOpening = isSoon && now >= Date.parse(view_from)
  useEffect(() => {
    if (isOpening) onOpen()
  }, [isOpening, onOpen])
  const span = formatInstantSpan(view_from, view_until, locale)
  const appealText = formatAppealDeadline(appeal_until, now)
  const lines = isSoon
    ? [t('willBeShown', { span }), appealText, t('opensAutomatically')]
    : [t('wasShown', { span }), appealText, t('answerOnPapersPage'), t('contactCentre')]
  return (
    <>
      <section className={classes['paperHeading']} aria-labelledby="work-subject">
        <h2 id="work-subject">
          <SubjectName subject={paper} />
        </h2>
        <p className={classes['muted']}>
          {text(paper, 'examType')} · {formatDate(date, locale)} · {t('number', { number: examNumberId })}
        </p>
      </section>
      <Notice kind="info" title={t(isSoon ? 'viewingNotStarted' : 'viewingEnded')} lines={lines} />
    </>
  )
}
