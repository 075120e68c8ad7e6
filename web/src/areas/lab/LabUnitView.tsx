import { useSuspenseQuery } from '@tanstack/react-query'
import { lab } from '#contract/studies/lab.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { AudioButton } from './AudioButton.tsx'
import classes from './Lab.module.css'
import { LabTaskForm } from './LabTaskForm.tsx'
import { LabSlots } from './LabSlots.tsx'
import { UnitBookings } from './UnitBookings.tsx'
import { words } from './words.ts'

/** One unit: texts, recordings, tasks and times in the lab. */
export const LabUnitView = ({ unitId }: { unitId: string }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: unit, dataUpdatedAt } = useSuspenseQuery(q(lab.unit, { params: { unitId } }))
  const { level, room, lang, texts, materials, tasks, tasks_count: count, tasks_done: done } = unit
  return (
    <>
      <p className={classes['facts']}>
        {[text(unit, 'language'), level, room !== null && t('room', { room })].filter(Boolean).join(' · ')}
      </p>
      <UnitBookings unit={unit} readAt={dataUpdatedAt} />
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <p className={classes['prose']}>{text(unit, 'description')}</p>
          {texts.length > 0 && (
            <section aria-labelledby="lab-texts">
              <h2 id="lab-texts">{t('texts')}</h2>
              {texts.map((each) => (
                <article key={each.title} className={classes['text']} lang={lang}>
                  <h3>{each.title}</h3>
                  <p>{each.text}</p>
                </article>
              ))}
            </section>
          )}
          {materials.length > 0 && (
            <section aria-labelledby="lab-audio">
              <h2 id="lab-audio">{t('audio')}</h2>
              <ul className={classes['audioList']}>
                {materials.map((each) => (
                  <li key={each.fileID}>
                    <AudioButton unitId={unitId} material={each} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="lab-tasks">
            <h2 id="lab-tasks">{t('tasks')}</h2>
            <p className={classes['muted']} aria-live="polite">
              {t('progress', { done, count })}
            </p>
            <ol className={classes['tasks']}>
              {tasks.map((task, index) => (
                <li key={task.taskID}>
                  <LabTaskForm
                    unitId={unitId}
                    task={task}
                    number={index + 1}
                    count={tasks.length}
                    lang={lang}
                    audio={materials.find(({ fileID }) => fileID === task.fileID)}
                  />
                </li>
              ))}
            </ol>
          </section>
        </div>
        <section aria-labelledby="lab-times">
          <h2 id="lab-times">{t('slots')}</h2>
          <LabSlots unit={unit} readAt={dataUpdatedAt} />
        </section>
      </div>
    </>
  )
}
