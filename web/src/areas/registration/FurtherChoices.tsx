import { useSuspenseQuery } from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ChooseMinor } from './ChooseMinor.tsx'
import { EnglishLevel } from './EnglishLevel.tsx'
import { ProgramChoices } from './ProgramChoices.tsx'
import classes from './FurtherChoices.module.css'
import type { Doors } from './useDoor.ts'
import { words } from './words.ts'

interface Props {
  readonly doors: Doors
  readonly onTold: (told: string) => void
}

/** What is chosen beside subjects, each with its dialog, or with why it cannot be chosen now. */
export const FurtherChoices = (props: Props) => (
  <div className={classes['choices']}>
    <MinorToChoose {...props} />
    <EnglishToChange />
    <ProgramChoices />
  </div>
)

const MinorToChoose = ({ doors, onTold }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(minor.hasChooseMinor))
  if (data.hasChooseMinor) return null
  const door = doors.of('minor')
  const isClosed = data.code === 'window_closed'
  // The minor's own refusals begin with the sentence; what is closed or not hers says only why.
  const why = data.code?.startsWith('minor_') || data.code === 'no_minors' ? '' : `${m('cannotChooseMinor')} `
  return (
    <section className={classes['choice']} aria-label={t('minor')}>
      <h2>{t('minor')}</h2>
      {data.canChoose && <p>{t('minorText')}</p>}
      {data.canChoose && <ChooseMinor onTold={onTold} />}
      {!data.canChoose && (
        <p className={classes['shut']}>
          <Icon name="lock" size={16} />{' '}
          <span>
            {isClosed && door.state === 'soon'
              ? t('opensOn', { when: formatInstant(door.opensAt, locale) })
              : `${why}${data.reason ?? ''}`}
          </span>
        </p>
      )}
    </section>
  )
}

const EnglishToChange = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(registration.englishLevelSubject))
  const { canChange, code, reason, subjects } = data
  // Whose semester of study has nothing to do with it is not told of it.
  if (!canChange && (code === null || code === 'english_level_not_now')) return null
  return (
    <section className={classes['choice']} aria-label={t('english')}>
      <h2>{t('english')}</h2>
      {subjects.map((subject) => (
        <p key={subject.subjectID}>{text(subject, 'subject')}</p>
      ))}
      {subjects.length === 0 && canChange && <p>{t('noLevelYet')}</p>}
      {canChange ? (
        <EnglishLevel />
      ) : (
        <p className={classes['shut']}>
          <Icon name="lock" size={16} /> <span>{reason}</span>
        </p>
      )}
    </section>
  )
}
