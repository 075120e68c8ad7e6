import { useSuspenseQuery } from '@tanstack/react-query'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './ModuleList.module.css'
import { words } from './words.ts'

/** The student's minor, whose subjects stand among the modules; without one, the minors that there are. */
export const MinorNote = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { data: choice } = useSuspenseQuery(q(preRegistration.hasChooseMinor))
  const { data } = useSuspenseQuery(q(preRegistration.minorPrograms))
  if (data.programs.length === 0 && choice.minor === null) return null
  return (
    <section className={classes['minor']} aria-label={t('minor')}>
      <h2>{t('minor')}</h2>
      {choice.minor === null ? (
        <>
          <p className={classes['muted']}>{choice.reason ?? t('minorLater')}</p>
          {/* None can be chosen here. */}
          {data.programs.length > 0 && (
            <details>
              <summary>{t('minors', { count: data.programs.length })}</summary>
              <ul className={classes['muted']}>
                {data.programs.map((program) => (
                  <li key={program.minor_programID}>
                    {text(program, 'speciality')} · {t('ects', { count: program.ects })}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      ) : (
        <p className={classes['muted']}>
          {t('minorIs', { speciality: text(choice.minor, 'speciality'), ects: choice.minor.ects })}
        </p>
      )}
    </section>
  )
}
