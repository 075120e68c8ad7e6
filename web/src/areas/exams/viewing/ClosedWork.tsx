import { useEffect, useState } from 'react'
import { getViewingState } from '#rules/exams/viewing.ts'
import { formatDate, formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { Closed } from './my-works.ts'
import classes from './Viewing.module.css'
import { words } from './words.ts'

interface Props {
  readonly work: Closed
  /** Reads the work again. */
  readonly onOpen: () => void
}

/** A work that is not shown now: of which exam, from when until when, and what can be done. It opens by itself. */
export const ClosedWork = ({ work, onOpen }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const [readAt] = useState(() => Date.now())
  const { date, examNumberId, view_from, view_until, appeal_until, now: told } = work
  const isSoon = getViewingState(work, told) === 'soon'
  const now = useServerNow(told, readAt)
  const opens = isSoon && now >= Date.parse(view_from)
  useEffect(() => {
    if (opens) onOpen()
  }, [opens, onOpen])
  const when = (instant: string) => formatInstant(instant, locale)
  const [from, until] = [when(view_from), when(view_until)]
  const appeals =
    appeal_until === undefined ? t('noAppeals') : t('appealsUntil', { when: when(appeal_until) })
  const lines = isSoon
    ? [t('canBeSeen', { from, until }), appeals, t('opensByItself')]
    : [t('couldBeSeen', { from, until }), t('answerOnList'), t('askCentre')]
  return (
    <>
      <section className={classes['head']} aria-labelledby="work-subject">
        <h2 id="work-subject">
          <SubjectName subject={work} />
        </h2>
        <p className={classes['muted']}>
          {text(work, 'examType')} · {formatDate(date, locale)} · {t('number', { number: examNumberId })}
        </p>
      </section>
      <Notice kind="info" title={t(isSoon ? 'notYet' : 'noMore')} lines={lines} />
    </>
  )
}
