import { useRef, useState } from 'react'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { moved, type PlanSubject } from './plan-draft.ts'
import type { ToldFault } from './plan-faults.ts'
import { PlannedCard } from './PlannedCard.tsx'
import classes from './Plans.module.css'
import type { PlanDraft } from './usePlanDraft.ts'
import type { PlanPlace } from './usePlanPlace.ts'
import { words } from './words.ts'

interface Props {
  readonly own: PlanDraft
  readonly place: PlanPlace
  readonly faults: readonly (readonly ToldFault[])[]
  readonly pastels: ReadonlyMap<number, number>
  /** On a phone the list of subjects stands behind a button. */
  readonly onToSubjects: (() => void) | null
}

/** The subjects of a plan in the order in which their seats are taken; one that was taken out can be brought back. */
export const PlannedList = ({ own, place, faults, pastels, onToSubjects }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { subjects } = own.draft
  const heading = useRef<HTMLHeadingElement>(null)
  const [out, setOut] = useState<{ readonly subject: PlanSubject; readonly at: number } | null>(null)
  const [said, setSaid] = useState('')
  const ects = subjects.reduce((sum, each) => sum + each.ects, 0)
  const move = (subject: PlanSubject, at: number, by: 1 | -1) => {
    own.change({ subjects: moved(subjects, at, by) })
    setSaid(t('movedTo', { subject: text(subject, 'subject'), place: at + by + 1 }))
  }
  const takeOut = (subject: PlanSubject, at: number) => {
    own.change({ subjects: subjects.toSpliced(at, 1) })
    setOut({ subject, at })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={t('inPlan')}>
      <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
        {t('inPlan')} <span className={classes['soft']}>{t('total', { count: subjects.length, ects })}</span>
      </h2>
      {subjects.length > 1 && <p className={classes['soft']}>{t('orderHint')}</p>}
      <output className={classes['out']}>
        {out !== null && (
          <>
            {t('takenOut', { subject: text(out.subject, 'subject') })}{' '}
            <button
              type="button"
              className="text-button"
              onClick={() => {
                own.change({ subjects: subjects.toSpliced(out.at, 0, out.subject) })
                setOut(null)
              }}
            >
              {t('undo')}
            </button>
          </>
        )}
      </output>
      <output className="visually-hidden">{said}</output>
      {subjects.length === 0 && <Empty>{t('empty')}</Empty>}
      <ol className={classes['list']}>
        {subjects.map((subject, at) => (
          <PlannedCard
            key={subject.subjectID}
            subject={subject}
            place={at}
            isLast={at === subjects.length - 1}
            pastel={pastels.get(subject.subjectID)}
            faults={faults[at] ?? []}
            onMove={(by) => move(subject, at, by)}
            onTakeOut={() => takeOut(subject, at)}
            onChoose={(way) => place.chooseWay(subject.subjectID, way)}
            onDropSecond={() =>
              own.change({
                subjects: subjects.with(at, { ...subject, second_schedule_ids: null, second_groups: [] }),
              })
            }
          />
        ))}
      </ol>
      {onToSubjects && (
        <button type="button" className="plain-button" onClick={onToSubjects}>
          {t('toSubjects')}
        </button>
      )}
    </section>
  )
}
