import { useState, type ReactNode } from 'react'
import { groupExamBlocks, isFarBlock } from '#rules/exams/exam-blocks.ts'
import type { LocalMoment } from '#rules/time/time-left.ts'
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
  readonly now: LocalMoment
  /** The exam whose files are to be submitted next. */
  readonly firstToSubmit: Exam | undefined
  readonly overlaps: ReadonlyMap<number, readonly number[]>
  /** An exam that is not folded away, however far ahead. */
  readonly isMarked: (exam: Exam) => boolean
  /** The exam of the address. */
  readonly linkedID: number | null
  /** Folds what is far ahead, but for the first. */
  readonly hasFolds: boolean
}

/** Exams in blocks of one type and period; each block says its type once. */
export const ExamBlocks = (props: Props) => {
  const { exams, all, now, firstToSubmit, overlaps, isMarked, linkedID, hasFolds } = props
  const text = useLocalized()
  const locale = useLocale()
  const renderRows = (own: readonly Exam[], examTypeID: number) => (
    <ul className="plain-list">
      {own.map((exam, nth) => (
        <ExamRow
          key={exam.examScheduleID}
          exam={exam}
          now={now}
          isFirstToSubmit={exam === firstToSubmit}
          isFirstOfDay={own[nth - 1]?.date !== exam.date}
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
        const isFolded = hasFolds && index > 0 && isFarBlock(block, now.date)
        return (
          <section key={own[0].examScheduleID} className={classes['block']} aria-label={`${type}, ${span}`}>
            {isFolded ? (
              <FoldedBlock
                exams={own}
                heading={<BlockHeading type={type} span={span} count={own.length} />}
                isMarked={isMarked}
                renderRows={(rows) => renderRows(rows, examTypeID)}
              />
            ) : (
              <>
                <BlockHeading type={type} span={span} count={own.length} />
                {renderRows(own, examTypeID)}
              </>
            )}
          </section>
        )
      })}
    </div>
  )
}

const BlockHeading = ({ type, span, count }: { type: string; span: string; count: number }) => {
  const t = useWords(words)
  return (
    <h2>
      {type} <span className={classes['muted']}>{[span, t('examCount', { count })].join(' · ')}</span>
    </h2>
  )
}

interface FoldedBlockProps {
  readonly exams: readonly Exam[]
  readonly heading: ReactNode
  readonly isMarked: (exam: Exam) => boolean
  readonly renderRows: (exams: readonly Exam[]) => ReactNode
}

/** A block far ahead: only its marked exams are in sight, and stay there when the mark goes. */
const FoldedBlock = ({ exams, heading, isMarked, renderRows }: FoldedBlockProps) => {
  const t = useWords(words)
  const [shownIDs] = useState(
    () => new Set(exams.filter(isMarked).map(({ examScheduleID }) => examScheduleID)),
  )
  const shown = exams.filter(({ examScheduleID }) => shownIDs.has(examScheduleID))
  const folded = exams.filter(({ examScheduleID }) => !shownIDs.has(examScheduleID))
  const isWhole = shown.length === 0
  return (
    <>
      {!isWhole && heading}
      {!isWhole && renderRows(shown)}
      {folded.length > 0 && (
        <details>
          <summary>
            <Icon name="right" size={18} /> {isWhole ? heading : t('otherExams', { count: folded.length })}
          </summary>
          {renderRows(folded)}
        </details>
      )}
    </>
  )
}
