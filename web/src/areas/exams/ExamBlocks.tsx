import { groupExamBlocks, isFarBlock } from '#rules/exams/exam-blocks.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
import { formatDateSpan } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ExamRow } from './ExamRow.tsx'
import classes from './Exams.module.css'
import type { Exams } from './exam-page.ts'
import { useExamLength } from './useExamLength.ts'
import { words } from './words.ts'

type Exam = Exams['exams'][number]

interface Props {
  readonly exams: readonly Exam[]
  /** With those that are not shown: an overlap names them too. */
  readonly all: readonly Exam[]
  readonly now: LocalMoment
  /** Its files are accepted now, and none has been submitted. */
  readonly needsFiles: (exam: Exam) => boolean
  /** The exam whose files are to be submitted next. */
  readonly firstToSubmit: Exam | undefined
  readonly overlaps: ReadonlyMap<number, readonly number[]>
  /** An exam whose block is not folded away, however far ahead. */
  readonly isMarked: (exam: Exam) => boolean
  /** The exam of the address. */
  readonly linkedID: number | null
  /** Folds blocks far ahead, but for the first. */
  readonly hasFolds: boolean
}

/** Exams in blocks of one type and period; each block says its type once. */
export const ExamBlocks = (props: Props) => {
  const { exams, all, now, needsFiles, firstToSubmit, overlaps, isMarked, linkedID, hasFolds } = props
  const text = useLocalized()
  const locale = useLocale()
  const formatLength = useExamLength()
  const renderRows = (own: readonly Exam[], examTypeID: number, hasOneLength: boolean) => (
    <ul className="plain-list">
      {own.map((exam, nth) => (
        <ExamRow
          key={exam.examScheduleID}
          exam={exam}
          now={now}
          isFirstToSubmit={exam === firstToSubmit}
          needsFiles={needsFiles(exam)}
          isFirstOfDay={own[nth - 1]?.date !== exam.date}
          length={hasOneLength ? null : formatLength(exam.duration)}
          hasOwnType={exam.examTypeID !== examTypeID}
          isLinked={exam.examScheduleID === linkedID}
          overlapping={all.filter((each) => overlaps.get(exam.examScheduleID)?.includes(each.examScheduleID))}
        />
      ))}
    </ul>
  )
  return (
    <div className={classes['blocks']}>
      {groupExamBlocks(exams).map((block, index) => {
        const { examTypeID, exams: own } = block
        const type = text(own[0], 'examType')
        const span = formatDateSpan(own[0].date, own.at(-1)!.date, locale)
        const isFolded = hasFolds && index > 0 && isFarBlock(block, now.date) && !own.some(isMarked)
        // Then it stands once, over the rows.
        const hasOneLength = own.length > 1 && own.every(({ duration }) => duration === own[0].duration)
        const heading = (
          <BlockHeading
            type={type}
            span={span}
            count={own.length}
            length={hasOneLength ? formatLength(own[0].duration) : null}
          />
        )
        const rows = renderRows(own, examTypeID, hasOneLength)
        return (
          <section key={own[0].examScheduleID} className={classes['block']} aria-label={`${type}, ${span}`}>
            {isFolded ? (
              <details>
                <summary>
                  <Icon name="right" size={18} /> {heading}
                </summary>
                {rows}
              </details>
            ) : (
              <>
                {heading}
                {rows}
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}

interface HeadingProps {
  readonly type: string
  readonly span: string
  readonly count: number
  /** Of each exam; null: they differ. */
  readonly length: string | null
}

const BlockHeading = ({ type, span, count, length }: HeadingProps) => {
  const t = useWords(words)
  return (
    <h2>
      {type}{' '}
      <span className={classes['muted']}>
        <span>{span}</span> · <span>{t('examCount', { count })}</span>
        {length !== null && (
          <>
            {' · '}
            <span>{t('each', { length })}</span>
          </>
        )}
      </span>
    </h2>
  )
}
