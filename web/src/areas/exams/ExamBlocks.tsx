import { useState, type ReactNode } from 'react'
import { groupExamBlocks, isFarBlock } from '#rules/exams/exam-blocks.ts'
import { formatDateSpan } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ExamRow } from './ExamRow.tsx'
import classes from './Exams.module.css'
import type { Exams } from './exam-page.ts'
import { words } from './words.ts'

type Exam = Exams['exams'][number]

interface Props {
  readonly exams: readonly Exam[]
  /** With those that are not shown: an overlap names them too. */
  readonly all: readonly Exam[]
  readonly today: string
  readonly overlaps: ReadonlyMap<number, readonly number[]>
  /** An exam that is not folded away, however far ahead. */
  readonly isMarked: (exam: Exam) => boolean
  /** Folds what is far ahead, but for the first. */
  readonly hasFolds: boolean
}

/** Exams in blocks of one type and period; each block says its type once. */
export const ExamBlocks = ({ exams, all, today, overlaps, isMarked, hasFolds }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  return (
    <div className={classes['blocks']}>
      {groupExamBlocks(exams).map((block, index) => {
        const { examTypeID, exams: own } = block
        const type = text(own[0], 'examType')
        const span = formatDateSpan(own[0].date, own.at(-1)!.date, locale)
        const heading = (
          <h2>
            {type}{' '}
            <span className={classes['muted']}>
              {[span, t('examCount', { count: own.length })].join(' · ')}
            </span>
          </h2>
        )
        const list = (
          <ul className="plain-list">
            {own.map((exam, nth) => (
              <ExamRow
                key={exam.examScheduleID}
                exam={exam}
                today={today}
                isFirstOfDay={own[nth - 1]?.date !== exam.date}
                hasOwnType={exam.examTypeID !== examTypeID}
                overlapping={all.filter((each) =>
                  overlaps.get(exam.examScheduleID)?.includes(each.examScheduleID),
                )}
              />
            ))}
          </ul>
        )
        return (
          <section key={own[0].examScheduleID} className={classes['block']} aria-label={`${type}, ${span}`}>
            {hasFolds && index > 0 && isFarBlock(block, today) ? (
              <Fold summary={heading} isOpenAtFirst={own.some(isMarked)}>
                {list}
              </Fold>
            ) : (
              <>
                {heading}
                {list}
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}

interface FoldProps {
  readonly summary: ReactNode
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}

/** It stays as it is when the mark that opened it goes. */
const Fold = ({ summary, isOpenAtFirst, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="right" size={18} /> {summary}
      </summary>
      {children}
    </details>
  )
}
